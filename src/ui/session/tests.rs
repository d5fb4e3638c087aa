use super::*;
use crate::engine::Link;
use crate::puzzles::jugs::{Jugs, Move};

type Page = Session<Jugs>;

fn opened(link: &str) -> Page {
    Page::new().after(open(link))
}

fn open(link: &str) -> Action<Jugs> {
    let link = Link::parse(link).unwrap();
    let (draft, unknown) = Draft::read(Jugs::INFO, &link);
    Action::Open(draft, unknown, link.step)
}

/// The session after the solver has done what it is asked.
fn solved(page: Page) -> Page {
    let question = page.question().unwrap();
    let answer = match page.wondering() {
        Some(moves) if !matches!(page.solving(), Solving::Running(_)) => {
            let line = Timeline::<Jugs>::replay(question, moves.to_vec()).unwrap();
            let end = *line.states().last().unwrap();
            Jugs::solve(&question.from(&end), &mut ())
        }
        _ => Jugs::solve(question, &mut ()),
    };
    page.after(Action::Answered(page.job(), Ok(answer)))
}

fn classic() -> Page {
    solved(opened("jugs?sizes=3,7&goal=any:2"))
}

fn all(page: Page, actions: impl IntoIterator<Item = Action<Jugs>>) -> Page {
    actions.into_iter().fold(page, |page, action| page.after(action))
}

fn at(page: &Page) -> (usize, usize) {
    page.line().map(|line| (line.at(), line.len())).unwrap()
}

#[test]
fn a_link_opens_solves_and_stands_at_its_step() {
    let page = opened("jugs?sizes=3,7&goal=any:2&step=4");
    assert!(matches!(page.solving(), Solving::Running(None)));
    assert_eq!(at(&page), (0, 0));
    let page = solved(page);
    assert_eq!(at(&page), (4, 6));
    let page = page.after(open("jugs?sizes=3,7&goal=any:2&step=2"));
    assert_eq!(at(&page), (2, 6), "the same puzzle is not solved again");
    let page = solved(page.after(open("jugs?sizes=3,7&goal=any:4&step=99")));
    assert_eq!(at(&page), (2, 2), "a step past the end is the end");
}

#[test]
fn faults_keep_the_stage_and_name_the_fields() {
    let page = classic().after(Action::Edit("sizes", "3,x".to_owned()));
    assert_eq!(page.faults().count(), 0, "not before it is meant");
    let page = page.after(Action::Commit);
    assert_eq!(page.faults().map(|fault| fault.key.as_str()).collect::<Vec<_>>(), ["sizes"]);
    assert_eq!(page.question().unwrap().sizes(), [3, 7]);
    assert_eq!(at(&page), (0, 6));
    let page = all(page, [Action::Edit("sizes", "3,8".to_owned()), Action::Commit]);
    assert_eq!(page.faults().count(), 0);
    assert_eq!(page.question().unwrap().sizes(), [3, 8]);
}

#[test]
fn odd_parts_of_a_link_are_named_until_the_blanks_are_changed() {
    let page = opened("jugs?sizes=3,7&goal=any:2&colour=red");
    assert_eq!(page.faults().next().unwrap().key, "colour");
    let page = page.after(Action::Commit);
    assert_eq!(page.faults().count(), 1, "nothing was changed");
    let page = all(page, [Action::Edit("goal", "any:1".to_owned()), Action::Commit]);
    assert_eq!(page.faults().count(), 0);
}

#[test]
fn stale_answers_and_progress_are_not_heard() {
    let page = opened("jugs?sizes=3,7&goal=any:2");
    let old = page.job();
    let page = page.after(open("jugs?sizes=5,3&goal=any:4"));
    let answer = Jugs::solve(page.question().unwrap(), &mut ());
    let page = all(page, [Action::Progress(old, Progress { done: 1 }), Action::Answered(old, Ok(answer))]);
    assert!(matches!(page.solving(), Solving::Running(None)));
}

#[test]
fn an_answer_that_fails_its_replay_is_never_shown_as_solved() {
    let page = opened("jugs?sizes=3,7&goal=any:2");
    let other = Jugs::solve(opened("jugs?sizes=3,7&goal=any:4").question().unwrap(), &mut ());
    let page = page.after(Action::Answered(page.job(), Ok(other)));
    let Solving::Failed(why) = page.solving() else { panic!() };
    assert!(why.contains("do not end at the goal"), "{why}");
    let page = page.after(Action::Solve);
    assert!(matches!(solved(page).solving(), Solving::Done(_)));
}

#[test]
fn cancel_keeps_the_puzzle_and_the_form() {
    let page = opened("jugs?sizes=3,7&goal=any:2");
    let job = page.job();
    let page = page.after(Action::Cancel);
    assert!(matches!(page.solving(), Solving::Cancelled));
    assert_ne!(page.job(), job, "the worker is told");
    assert_eq!(page.draft().get("sizes"), "3,7");
    assert!(matches!(solved(page.after(Action::Solve)).solving(), Solving::Done(_)));
}

#[test]
fn stepping_says_which_way_it_went() {
    let page = classic().after(Action::Forward);
    assert_eq!((at(&page).0, page.passage(), page.turn()), (1, Passage::Forward, 1));
    let page = page.after(Action::Back);
    assert_eq!((at(&page).0, page.passage(), page.turn()), (0, Passage::Back, 2));
    let page = page.after(Action::Back);
    assert_eq!(page.turn(), 2, "there is nothing before the start");
    let page = page.after(Action::Go(usize::MAX));
    assert_eq!((at(&page).0, page.passage()), (6, Passage::Jump));
    assert_eq!(page.after(Action::Forward).turn(), page.turn());
}

#[test]
fn playing_goes_to_the_end_and_stops_and_begins_anew() {
    let mut page = classic().after(Action::Play);
    assert_eq!((at(&page).0, page.playing()), (1, true));
    for _ in 0..5 {
        page = page.after(Action::Tick);
    }
    assert_eq!((at(&page).0, page.playing()), (6, false));
    assert_eq!(at(&page.after(Action::Tick)).0, 6, "a late tick does nothing");
    let page = page.after(Action::Play);
    assert_eq!((at(&page).0, page.playing()), (1, true));
    let page = page.after(Action::Play);
    assert!(!page.playing());
    assert_eq!(at(&page.after(Action::Tick)).0, 1);
}

#[test]
fn trying_undoes_and_redoes_without_end() {
    let page = all(classic(), [Action::Act(Move::Fill(1)), Action::Act(Move::Pour(1, 0))]);
    assert_eq!((page.mode(), at(&page)), (Mode::Try, (2, 2)));
    let page = all(page, [Action::Back, Action::Back, Action::Forward]);
    assert_eq!(at(&page), (1, 2));
    let page = page.after(Action::Act(Move::Empty(1)));
    assert_eq!(at(&page), (2, 2), "a new move takes the place of those undone");
    assert_eq!(page.tried().unwrap().moves()[1], Move::Empty(1));
    let page = page.after(Action::Act(Move::Empty(1)));
    assert_eq!(page.refused(), Some("The 7-litre jug is empty"));
    assert_eq!(at(&page), (2, 2));
    assert_eq!(page.after(Action::Back).refused(), None);
}

#[test]
fn help_is_asked_for_the_place_it_is_asked_at() {
    let page = all(classic(), [Action::Act(Move::Fill(1)), Action::Ask(Ask::Right)]);
    assert_eq!(page.wondering(), Some(&[Move::Fill(1)][..]));
    let page = solved(page);
    assert!(page.wondering().is_none());
    let moves = page.help().unwrap().outlook.as_ref().unwrap().as_ref().unwrap().moves().len();
    assert_eq!(moves, 7);
    let job = page.job();
    let page = page.after(Action::Ask(Ask::Hint));
    assert_eq!((page.job(), page.help().unwrap().level), (job, 1), "known already, not asked again");
    let page = all(page, [Action::Ask(Ask::Hint), Action::Ask(Ask::Hint), Action::Ask(Ask::Hint)]);
    assert_eq!(page.help().unwrap().level, 3);
    let page = page.after(Action::Act(Move::Pour(1, 0)));
    assert!(page.help().is_none(), "what was said of one place is not said of the next");
}

#[test]
fn a_late_answer_about_a_place_left_is_not_heard() {
    let page = all(classic(), [Action::Act(Move::Fill(1)), Action::Ask(Ask::Right)]);
    let answer = Jugs::solve(page.question().unwrap(), &mut ());
    let page = page.after(Action::Back);
    let page = page.after(Action::Answered(page.job(), Ok(answer)));
    assert!(page.help().is_none());
    assert_eq!(at(&page), (0, 1));
}

#[test]
fn help_asked_while_solving_is_answered_after() {
    let page = opened("jugs?sizes=3,7&goal=any:2");
    let page = all(page, [Action::Act(Move::Fill(0)), Action::Ask(Ask::Right)]);
    let page = solved(page);
    assert!(page.answer().is_some());
    assert!(page.wondering().is_some());
    assert!(solved(page).wondering().is_none());
}

#[test]
fn show_me_plays_on_from_here_and_can_be_undone() {
    let page = all(classic(), [Action::Act(Move::Fill(0)), Action::Ask(Ask::Show)]);
    let page = solved(page);
    assert!(page.playing());
    assert_eq!(at(&page), (1, 6));
    let page =
        all(page, [Action::Tick, Action::Tick, Action::Play, Action::Back, Action::Back, Action::Back]);
    assert_eq!(at(&page), (0, 6));
    assert!(!page.playing());
}

#[test]
fn a_kept_game_comes_back_as_far_as_the_rules_allow() {
    let moves = vec![Move::Fill(0), Move::Pour(0, 1), Move::Empty(0)];
    let page = classic().after(Action::Restore(moves, 1));
    assert_eq!(page.tried().map(|line| (line.at(), line.len())), Some((1, 2)));
    assert_eq!(page.mode(), Mode::Watch);
}

#[test]
fn a_new_puzzle_puts_everything_down() {
    let page = all(classic(), [Action::Act(Move::Fill(0)), Action::Hold(Some(0)), Action::Play]);
    let page = page.after(open("jugs?sizes=5,3&goal=any:4"));
    assert_eq!((at(&page), page.held(), page.playing()), ((0, 0), None, false));
}

#[test]
fn any_actions_in_any_order_leave_the_page_whole() {
    use proptest::prelude::*;
    let action = prop_oneof![
        Just(0u8),
        Just(1),
        Just(2),
        Just(3),
        Just(4),
        Just(5),
        Just(6),
        Just(7),
        Just(8),
        Just(9),
        Just(10),
        Just(11),
        Just(12),
        Just(13),
        Just(14),
        Just(15),
    ];
    proptest!(|(wild in prop::collection::vec((action, 0usize..9), 0..60))| {
        let mut page = classic();
        for (kind, number) in wild {
            page = match kind {
                0 => page.after(Action::Forward),
                1 => page.after(Action::Back),
                2 => page.after(Action::Play),
                3 => page.after(Action::Tick),
                4 => page.after(Action::Go(number)),
                5 => page.after(Action::Act(Move::Fill(number % 3))),
                6 => page.after(Action::Act(Move::Pour(number % 3, number / 3))),
                7 => page.after(Action::Ask(Ask::Right)),
                8 => page.after(Action::Ask(Ask::Hint)),
                9 => page.after(Action::Ask(Ask::Show)),
                10 => solved(page),
                11 => page.after(Action::Cancel),
                12 => page.after(Action::Mode(if number % 2 == 0 { Mode::Try } else { Mode::Watch })),
                13 => all(page, [Action::Edit("goal", format!("any:{number}")), Action::Commit]),
                14 => page.after(Action::Hold(Some(number))),
                _ => page.after(Action::Solve),
            };
            let line = page.line().unwrap();
            prop_assert!(line.at() <= line.len());
            prop_assert_eq!(line.states().len(), line.len() + 1);
            let question = page.question().unwrap();
            let again = Timeline::<Jugs>::replay(question, line.moves().to_vec()).unwrap();
            prop_assert_eq!(again.states(), line.states());
        }
    });
}

mod choices {
    //! Lines chosen by who answers, and answers tried on all their cases.

    use super::super::*;
    use crate::engine::Link;
    use crate::puzzles::coins::{Choices, Coinage, Tilt, Who};

    type Page = Session<Coinage>;

    fn solved(link: &str) -> Page {
        let link = Link::parse(link).unwrap();
        let (draft, unknown) = Draft::read(Coinage::INFO, &link);
        let page = Page::new().after(Action::Open(draft, unknown, link.step));
        let answer = Coinage::solve(page.question().unwrap(), &mut ());
        page.after(Action::Answered(page.job(), Ok(answer)))
    }

    fn choose(page: &Page, who: Who, place: Option<usize>) -> Page {
        page.after(Action::Choose(Choices { who, ..Choices::default() }, place))
    }

    fn at(page: &Page) -> (usize, usize) {
        page.line().map(|line| (line.at(), line.len())).unwrap()
    }

    #[test]
    fn a_choice_turns_the_line_and_keeps_what_is_common() {
        let page = solved("coins?n=12&weighings=3&step=3");
        assert_eq!(at(&page), (3, 6));
        let kept = choose(&page, Who::You(vec![Tilt::Right]), None);
        assert_eq!(at(&kept), (3, 3), "the same first weighing and result");
        let turned = choose(&page, Who::You(vec![Tilt::Level]), Some(2));
        assert_eq!(at(&turned), (2, 3));
        assert!(!turned.playing());
        let same = choose(&page, Who::Worst, None);
        assert_eq!((at(&same), same.turn()), ((3, 6), page.turn()), "nothing changes");
    }

    #[test]
    fn a_new_puzzle_forgets_the_choices() {
        let page = choose(&solved("coins?n=12"), Who::Every(3), Some(0));
        let page = page.after(Action::Edit("n", "13".to_owned())).after(Action::Commit);
        assert_eq!(*page.choices(), Choices::default());
    }

    #[test]
    fn playing_goes_on_to_the_next_case() {
        let mut page = choose(&solved("coins?n=3"), Who::Every(4), Some(0)).after(Action::Play);
        for _ in 0..20 {
            page = page.after(Action::Tick);
        }
        assert_eq!(page.choices().who, Who::Every(5), "the last of six");
        assert_eq!(at(&page).0, at(&page).1);
        assert!(!page.playing());
    }

    #[test]
    fn an_answer_is_called_checked_when_every_case_was_tried() {
        let page = solved("coins?n=12");
        let job = page.trying().unwrap();
        assert_eq!(page.trial(), Trial::Trying(job, None));
        let page = page.after(Action::Progress(job, Progress { done: 7 }));
        assert_eq!(page.trial(), Trial::Trying(job, Some(Progress { done: 7 })));
        assert_eq!(page.after(Action::Tried(job + 1, Ok(24))).trial(), page.trial(), "another's");
        assert_eq!(page.after(Action::Tried(job, Ok(24))).trial(), Trial::Tried(24));
        let failed = page.after(Action::Tried(job, Err("coin 7 is light".to_owned())));
        assert!(matches!(failed.solving(), Solving::Failed(why) if why.contains("coin 7 is light")));
        assert_eq!(solved("coins?n=2").trying(), None, "there is nothing to try");
    }
}

/// What is told of each place, and blanks filled from beside the drawing.
mod tallies {
    use super::super::*;
    use crate::engine::Link;
    use crate::puzzles::seating::{Back, Move, Seating, Why, ways::Ways};

    type Page = Session<Seating>;

    fn solved(page: Page) -> Page {
        let answer = Seating::solve(page.question().unwrap(), &mut ());
        page.after(Action::Answered(page.job(), Ok(answer)))
    }

    fn classic() -> Page {
        let link = Link::parse("seating?room=XXXX/XXXX/XXXX/XXXX&groups=4,4,4,4").unwrap();
        let (draft, unknown) = Draft::read(Seating::INFO, &link);
        solved(Page::new().after(Action::Open(draft, unknown, link.step)))
    }

    /// Does what is asked of the worker until nothing is.
    fn told(mut page: Page) -> (Page, usize) {
        let mut asked = 0;
        while let Some((job, moves)) = page.tallying() {
            let question = page.question().unwrap();
            let line = Timeline::<Seating>::replay(question, moves.to_vec()).unwrap();
            let here = Seating::from_here(question, line.states().last().unwrap());
            page = page.after(Action::Tallied(job, Some(Seating::tally(&here, &mut ()))));
            asked += 1;
            assert!(asked < 500);
        }
        (page, asked)
    }

    #[test]
    fn every_place_of_a_quick_line_is_told_once() {
        let page = classic();
        let (page, asked) = told(page);
        assert_eq!(asked, 17, "the start and sixteen steps");
        assert_eq!(page.tally(), Some(&Some(Ok(Ways::from(7u64)))));
        assert!(page.tallies().iter().all(Option::is_some));
        let (page, asked) = told(page.after(Action::Forward).after(Action::Go(16)));
        assert_eq!((asked, page.tally()), (0, Some(&Some(Ok(Ways::ONE)))));
    }

    #[test]
    fn a_new_place_is_told_first_and_late_answers_are_dropped() {
        let page = classic().after(Action::Mode(Mode::Try));
        let (stale, _) = page.tallying().unwrap();
        let page = page.after(Action::Act(Move::Seat(0, 0, Why::Wished)));
        let (job, moves) = page.tallying().unwrap();
        assert!(job != stale && moves.len() == 1);
        let page = page.after(Action::Tallied(stale, Some(Some(Ok(Ways::ZERO)))));
        assert_eq!(page.tally(), None);
        let page = page.after(Action::Tallied(job, None));
        assert_eq!(page.tally(), Some(&None), "nobody could be asked");
        let page = told(page.after(Action::Act(Move::Seat(1, 0, Why::Wished)))).0;
        assert_eq!(page.tally(), Some(&Some(Ok(Ways::ZERO))), "they touch");
        let page = told(page.after(Action::Act(Move::Clear(vec![1], Back::Wished)))).0;
        assert_eq!(page.tally(), Some(&None), "known from before");
    }

    #[test]
    fn another_number_is_shown_whole_and_forgets_no_mode() {
        let page = classic().after(Action::Pose("pick", "5".to_owned()));
        assert_eq!(page.draft().get("pick"), "5");
        assert!(matches!(page.solving(), Solving::Running(_)));
        let page = solved(page);
        assert_eq!(page.line().map(|line| (line.at(), line.len())), Some((16, 16)));
        let wrong = page.after(Action::Pose("pick", "x".to_owned()));
        assert_eq!(wrong.faults().count(), 1);
        let same = page.after(Action::Go(3)).after(Action::Pose("pick", "5".to_owned()));
        assert_eq!(same.line().map(|line| line.at()), Some(3), "nothing new to show");
    }
}

/// What a query finds that is about the puzzle beside it: a large document, read as the puzzle says.
mod beside {
    use super::super::*;
    use crate::engine::Link;
    use crate::puzzles::xml::Xml;
    use crate::puzzles::xml::large::Opened;

    type Page = Session<Xml>;

    fn open(page: &Page, link: &str) -> Page {
        let (draft, unknown) = Draft::read(Xml::INFO, &Link::parse(link).unwrap());
        page.after(Action::Open(draft, unknown, None))
    }

    fn reading() -> Page {
        let opened = Opened { name: "a".to_owned(), ..Opened::default() };
        open(&Page::new(), "xml").after(Action::Query(opened)).after(Action::Survey(true))
    }

    #[test]
    fn it_is_asked_anew_when_the_puzzle_changes() {
        let page = reading();
        let job = page.survey().running().unwrap();
        let page = page.after(Action::Surveyed(job, Ok(())));
        assert_eq!(page.survey().running(), None);
        let page = page.after(Action::Pose("allow_ampersand", "true".to_owned()));
        assert!(page.survey().running().is_some_and(|again| again > job));
        assert_eq!(page.survey().query.name, "a");
        // What was not asked for is not asked anew.
        let page = open(&Page::new(), "xml").after(Action::Pose("allow_ampersand", "true".to_owned()));
        assert_eq!(page.survey().course, Course::Idle);
    }

    #[test]
    fn another_link_and_another_query_put_it_away() {
        for page in [open(&reading(), "xml?query=q4"), reading().after(Action::Query(Opened::default()))] {
            assert_eq!(page.survey().course, Course::Idle);
            assert_eq!(page.survey().query, Opened::default());
            let page = page.after(Action::Pose("allow_ampersand", "true".to_owned()));
            assert_eq!(page.survey().running(), None);
        }
    }
}

// Two hundred words of one to six letters' worth of everyday things, for the setter's tool.
export const WORDS = `
  apple arrow ash autumn bacon bag baker ball band bank barn basil bath beach bean bear bed bee bell belt
  berry bike bird boat bone book boot bottle bowl box bread brick bridge broom brush bucket bus butter button cabin
  cake camel camp candle canoe cap car card carpet cart castle cat chair chalk cheese cherry chess circle city clay
  cliff clock cloud coal coast coat coin cook copper coral corn cotton cow crab cream crow crown cup curtain daisy
  dance dawn day deer desk dew dish dock dog door dove dragon drum duck dust eagle ear earth east egg
  elm engine evening eye face fair farm feast fern ferry field fig fire fish flag flame flute fog forest fork
  fox frog frost garden gate ghost giant glass goat gold goose grain grape grass grove hall hammer harbor harp hat
  hawk hay hazel hen herb hill hive honey hood hook horn horse hotel house ice ink iris iron island ivory
  ivy jam jar jewel judge juice kettle key king kite knife knot lace ladder lake lamb lamp lane lantern lark
  leaf lemon letter lily lime linen lion lock log loom maple marble market meadow melon milk mill mint mirror moon
`.trim().split(/\s+/);

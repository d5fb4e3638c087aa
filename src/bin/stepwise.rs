//! The command line: a link in, the narrative or the data out.

use std::process::ExitCode;

fn main() -> ExitCode {
    stepwise::cli::run(std::env::args_os(), &mut std::io::stdin().lock())
        .print(&mut std::io::stdout().lock(), &mut std::io::stderr().lock())
}

/** Thrown if values of the environment are wrong. Lists all of them by name. */
export class EnvironmentProblems extends Error {
  override name = 'EnvironmentProblems'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/**
 * The values that a question may be asked with: they are stored beside the page, and asked again for the next release.
 */
export type Plain = string | number | boolean | null | readonly Plain[]

/**
 * The trace of what each page reads (`bundel/follow.ts`); there is none in development, nor while Astro renders by
 * itself.
 */
export interface Following {
  /** Traces that the page being rendered asked this. */
  note(name: string, args: readonly Plain[]): void
  /** Runs `work` untraced: what is asked meanwhile counts for no page. */
  quietly<Result>(work: () => Result): Result
}

const shared = globalThis as typeof globalThis & {
  safarFollowing?: Following
  safarQuestions?: Map<string, (...args: never[]) => unknown>
}

/** Picks the fields of a record that a page shows. */
export function only<Data extends object, Name extends keyof Data>(
  record: Data,
  names: readonly Name[],
): Pick<Data, Name> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Data, Name>
}

/** Registers a question by its name, so that it can be asked again for the next release. */
export function askable(name: string, answer: (...args: never[]) => unknown): void {
  shared.safarQuestions ??= new Map()
  shared.safarQuestions.set(name, answer)
}

/**
 * Makes a traced question about the content (a dependency of the pages that ask it). A page is rendered again only
 * where an answer that it got has changed, so an answer holds what is shown and no more: of lists the first few, of
 * records the fields. What is asked to find the answer is not traced.
 * @param name unlike that of any other question
 */
export function question<Args extends readonly Plain[], Answer>(
  name: string,
  answer: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  askable(name, answer)
  return async (...args) => {
    const following = shared.safarFollowing
    if (!following) return answer(...args)
    following.note(name, args)
    return following.quietly(() => answer(...args))
  }
}

/** Traces that the page being rendered read the answer to a question, where that is at hand without waiting. */
export function note(name: string, args: readonly Plain[]): void {
  shared.safarFollowing?.note(name, args)
}

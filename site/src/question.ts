/** What a question may be asked with: it is kept beside the page, and asked again for the next release. */
export type Plain = string | number | boolean | null | readonly Plain[]

/** Follows what each page reads (`bundel/follow.ts`); nobody does in development, nor while Astro renders by itself. */
export interface Following {
  /** The page that is being rendered asked this. */
  note(name: string, args: readonly Plain[]): void
  /** What is asked while this works counts for no page. */
  quietly<Result>(work: () => Result): Result
}

const shared = globalThis as typeof globalThis & {
  safarFollowing?: Following
  safarQuestions?: Map<string, (...args: never[]) => unknown>
}

/** The fields of a record that a page shows. */
export function only<Data extends object, Name extends keyof Data>(
  record: Data,
  names: readonly Name[],
): Pick<Data, Name> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Data, Name>
}

/** Makes a question known by its name, so that it can be asked again for the next release. */
export function askable(name: string, answer: (...args: never[]) => unknown): void {
  shared.safarQuestions ??= new Map()
  shared.safarQuestions.set(name, answer)
}

/**
 * A question that pages ask of the content. A page is rendered again only where an answer that it got is another one by
 * now, so an answer holds what is shown and no more: of lists the first few, of records the fields. What is asked to find
 * the answer counts for nothing.
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

/** Notes that the page that is being rendered was told the answer to a question, where that is at hand without waiting. */
export function note(name: string, args: readonly Plain[]): void {
  shared.safarFollowing?.note(name, args)
}

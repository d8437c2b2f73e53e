import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import type { Following, Plain } from '../src/question.ts'
import type { Content } from './content.ts'

/*
 * The dependency trace of each page, so that the next release renders only pages whose answers have changed. Pages ask
 * by `src/question.ts`; this records who asked what.
 */

/** A question with its arguments, as JSON. */
export type Question = string

/**
 * The questions that a page asked so far; `canTell` is false for one that cannot be traced, and is rendered each time.
 */
interface Reader {
  asked: Set<Question>
  canTell: boolean
}

const shared = globalThis as typeof globalThis & {
  safarFollowing?: Following
  safarQuestions?: Map<string, (...args: Plain[]) => unknown>
}
/** The page that asks; null for a question that is asked to answer another one. */
const asking = new AsyncLocalStorage<Reader | null>()
const rendering = new Set<Reader>()

/** Starts tracing what pages read. */
export function startFollowing(): void {
  shared.safarFollowing = {
    note(name, args) {
      const reader = asking.getStore()
      if (reader) reader.asked.add(JSON.stringify([name, ...args]))
      // An unattributable question makes each page in rendering untraceable.
      else if (reader === undefined) for (const each of rendering) each.canTell = false
    },
    quietly: (work) => asking.run(null, work),
  }
}

/**
 * Traces the rendering of one page.
 * @returns the questions that it asked; null where that is not sure
 */
export async function followed<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; asked: Question[] | null }> {
  const reader: Reader = { asked: new Set(), canTell: true }
  rendering.add(reader)
  try {
    const result = await asking.run(reader, work)
    return { result, asked: reader.canTell ? [...reader.asked] : null }
  } finally {
    rendering.delete(reader)
  }
}

/** The answers of one content, each as a short hash. */
export class Answers {
  readonly #known = new Map<Question, Promise<string | null>>()
  readonly #records = new Set<unknown>()

  constructor(content: Content) {
    for (const entries of content.values()) for (const { data } of entries.values()) this.#records.add(data)
  }

  /** Returns null where the question is unknown, or has no answer. */
  of(question: Question): Promise<string | null> {
    const known = this.#known.get(question) ?? this.#ask(question)
    this.#known.set(question, known)
    return known
  }

  async #ask(question: Question): Promise<string | null> {
    const [name, ...args] = JSON.parse(question) as [string, ...Plain[]]
    const answer = shared.safarQuestions?.get(name)
    if (!answer) return null
    try {
      return this.#short(await asking.run(null, () => answer(...args)))
    } catch {
      return null
    }
  }

  #short(answer: unknown): string {
    if (this.#records.has(answer)) return shortRecord(answer as object)
    const text = JSON.stringify(answer, (_key, value) =>
      this.#records.has(value) ? shortRecord(value) : value,
    )
    return short(text ?? '')
  }
}

const records = new WeakMap<object, string>()

/** Hashes a record, cached: records are the parts of most answers, and stay the same from one release to the next. */
function shortRecord(record: object): string {
  const known = records.get(record) ?? short(JSON.stringify(record))
  records.set(record, known)
  return known
}

const short = (text: string) => hash('sha1', text, 'base64url').slice(0, 16)

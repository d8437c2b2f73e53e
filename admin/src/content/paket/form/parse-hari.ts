import { SALIN_MOST } from '@safar/shared/content/paket/copy-paket'
import { isTanpaTahun, parseTanggal, tanggalTypedMessage } from '@safar/shared/platform/format/tanggal'
import { withoutBullet } from '@safar/shared/platform/tempelan'
import { cutText } from '@safar/shared/platform/text/cut-text'

/** The most letters parsed: more than all days take, each with its weekday and a list mark. */
const TYPED_MAX = 4_000
/** The most letters quoted of a line that is no date. */
const QUOTED = 30

interface Hari {
  /** The dates in order, each once. */
  tanggal: string[]
  /** Line by line what keeps the text from being days. */
  problems: string[]
  /** The problems whose line lacks the year alone: they are worth showing at once. */
  tanpaTahun: string[]
}

/**
 * Parses dates out of a text, one a line, as people write them; each other line becomes a problem, none is passed over.
 */
export function parseHari(typed: string): Hari {
  if (typed.length > TYPED_MAX)
    return {
      tanggal: [],
      tanpaTahun: [],
      problems: [`Tulisan ini terlalu panjang: paling banyak ${SALIN_MOST} tanggal.`],
    }
  const lineOf = new Map<string, number>()
  const problems: string[] = []
  const tanpaTahun: string[] = []
  for (const [at, line] of typed.split(/\r\n|[\r\n]/).entries()) {
    const text = line.trim()
    if (text === '') continue
    // A date may look like a list mark: `16. Januari`.
    const plain = withoutBullet(text)
    const tanggal = parseTanggal(text) ?? parseTanggal(plain)
    const before = tanggal === null ? undefined : lineOf.get(tanggal)
    if (tanggal === null) {
      const lacksYear = isTanpaTahun(text) || isTanpaTahun(plain)
      const why = tanggalTypedMessage(isTanpaTahun(text) ? text : plain)
      const problem = `Baris ${at + 1}, “${cutText(text, QUOTED)}”: ${why}`
      problems.push(problem)
      if (lacksYear) tanpaTahun.push(problem)
    } else if (before !== undefined) problems.push(`Baris ${at + 1} sama dengan baris ${before}.`)
    else lineOf.set(tanggal, at + 1)
  }
  if (lineOf.size > SALIN_MOST)
    problems.push(`Ada ${lineOf.size} tanggal; paling banyak ${SALIN_MOST} sekaligus.`)
  return { tanggal: [...lineOf.keys()].sort(), problems, tanpaTahun }
}

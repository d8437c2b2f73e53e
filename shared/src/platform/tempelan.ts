import { parseTanggal } from './format/tanggal.ts'

/*
 * Text pasted from Word, WhatsApp or a mail (`tempelan`): its marks of lists go, its lines and words all stay.
 */

/** Marks that stand for nothing else where a line begins; Word's symbol fonts arrive as private letters. */
const GLYPH =
  /^(?:[\u2022\u2023\u2043\u204c\u204d\u2219\u25a0\u25a1\u25aa\u25ab\u25b6\u25b8\u25ba\u25c6\u25c7\u25cb\u25cf\u25d8\u25e6\u2611\u2705\u2713\u2714\u2756\u27a1\u27a2\u27a4\u00b7\uf020-\uf0ff\u{1f449}\u{1f534}-\u{1f539}\u{1f7e0}-\u{1f7e4}]\ufe0f?|\d\ufe0f?\u20e3)\s*/u
/** One star is a mark; several are a hotel's class, and one less would be another class. */
const STAR = /^[\u2605\u2606]\ufe0f?\s*(?![\s\u2605\u2606])/
/** Matches list marks that are words or signs elsewhere; white space behind makes them a mark. */
const MARK =
  /^(?:[-\u2013\u2014*+\u00a7o]|\(?\d{1,2}[.)]|\(?[a-zA-Z]\)|\([ivx]{1,5}\)|[ivx]{1,5}\)|[a-z]\.)\s+/
/** Matches a line that is a list mark alone. */
const ALONE = /^(?:[-\u2013\u2014*+\u00a7o]|\d{1,2}[.)]|[a-zA-Z][.)])$/

/** Matches WhatsApp's and Markdown's bold and italics around a whole line; within a line they may mean something. */
const EMPHASIS = /^([*_]{1,3})([^*_\s](?:[^*_]*[^*_\s])?)([*_]{1,3})$/

function withoutEmphasis(line: string): string {
  const [, open = '', text = line, close = ''] = EMPHASIS.exec(line) ?? []
  return open === [...close].reverse().join('') ? text : line
}

/** Returns a line without its list mark. Prices, initials and marks inside the line stay. */
export function withoutBullet(line: string): string {
  const text = withoutEmphasis(line.trim())
  if (ALONE.test(text)) return ''
  return withoutEmphasis(text.replace(GLYPH, '').replace(STAR, '').replace(MARK, ''))
}

const LINE_END = /\r\n|[\r\n\v\f\u2028\u2029]/

/** Splits a pasted text into lines, without list marks and empty lines. */
export function pastedLines(text: string): string[] {
  return text.split(LINE_END).map(withoutBullet).filter(Boolean)
}

/** Returns a pasted text without list marks; empty lines between paragraphs stay. */
export function pastedText(text: string): string {
  return text.split(LINE_END).map(withoutBullet).join('\n')
}

export interface PastedDay {
  hari: number
  /** The date, if the heading names one. */
  tanggal: string
  name: string
  deskripsi: string
}

const ORDINALS = [
  'pertama',
  'kedua',
  'ketiga',
  'keempat',
  'kelima',
  'keenam',
  'ketujuh',
  'kedelapan',
  'kesembilan',
  'kesepuluh',
]
const HEADING = new RegExp(
  `^(?:hari|day)\\s{0,3}(?:ke)?[-\\s]{0,3}(\\d{1,3}|${ORDINALS.join('|')})(?![\\d\\p{L}])(.*)$`,
  'iu',
)
/** `Hari 2–4`: the days behind belong to the name. */
const RANGE =
  /^\s{0,3}(?:-|\u2013|\u2014|&|\+|,|s\/d|sd|sampai|dan)\s{0,3}(?:hari\s{0,3})?(?:ke[-\s]{0,3})?\d{1,3}(?!\d|[./]\d|\s(?:jan|[fp]eb|mar|apr|mei|ju[nl]|ag[ust]|sep|okt|no[vp]|des))/i
const SEPARATOR = /^[\s:.,|/\u2013\u2014-]+/
/** A date before the rest of a heading: in brackets, before a colon or a bar, or before a dash between spaces. */
const DATE_FIRST = [
  /^[([]([^)\]]{6,40})[)\]](.*)$/,
  /^([^:|]{6,40})(?:[:|](.*))?$/,
  /^([^:|\u2013\u2014]{6,40}?)\s[-\u2013\u2014]\s(.*)$/,
]

/** Splits `(Sabtu, 12 Desember 2026) Jakarta` into its date and the rest; no date, no change. */
function leadingDate(text: string): { tanggal: string; rest: string } {
  for (const form of DATE_FIRST) {
    const [, inside = '', behind = ''] = form.exec(text) ?? []
    const tanggal = parseTanggal(inside)
    if (tanggal) return { tanggal, rest: behind.replace(SEPARATOR, '') }
  }
  return { tanggal: '', rest: text }
}

/** Removes the signs of bold around the beginning of a line alone: `*Hari 1* Jakarta`, `*Hari 1:* Jakarta`. */
function withoutOpeningEmphasis(line: string): string {
  const [open = ''] = /^[*_]{1,3}(?=\S)/.exec(line) ?? []
  const close = open === '' ? -1 : line.indexOf([...open].reverse().join(''), open.length)
  return close < 0 ? line : line.slice(open.length, close) + line.slice(close + open.length)
}

function readHeading(line: string): PastedDay | null {
  const match = HEADING.exec(withoutOpeningEmphasis(line))
  if (!match) return null
  const [, number = '', behind = ''] = match
  const ordinal = ORDINALS.indexOf(number.toLowerCase())
  const hari = ordinal >= 0 ? ordinal + 1 : Number(number)
  if (hari < 1) return null
  if (RANGE.test(behind)) return { hari, tanggal: '', name: line.trim(), deskripsi: '' }
  const { tanggal, rest } = leadingDate(behind.replace(SEPARATOR, ''))
  return { hari, tanggal, name: rest.trim(), deskripsi: '' }
}

/** A heading that holds its day's whole story: the first sentence names the day, if one is short enough. */
function withinLine(day: PastedDay, longest: number): PastedDay {
  if (day.name.length <= longest) return day
  const end = /[.:;]\s/.exec(day.name)?.index ?? -1
  const [name, story] =
    end > 0 && end <= longest ? [day.name.slice(0, end), day.name.slice(end + 1).trim()] : ['', day.name]
  return { ...day, name, deskripsi: [story, day.deskripsi].filter(Boolean).join('\n') }
}

/**
 * Splits a pasted itinerary into days, each with a heading such as `Hari 1: Jakarta – Madinah` and the lines below it;
 * null for text without headings. Lines before the first heading join the first day. A name longer than `longest` moves
 * to the description. Nothing is lost.
 */
export function pastedDays(text: string, longest: number): PastedDay[] | null {
  const before: string[] = []
  const days: PastedDay[] = []
  for (const line of pastedLines(text)) {
    const heading = readHeading(line)
    const last = days.at(-1)
    if (heading) days.push(heading)
    else if (!last) before.push(line)
    else if (last.name === '') last.name = line
    else last.deskripsi = last.deskripsi === '' ? line : `${last.deskripsi}\n${line}`
  }
  const [first] = days
  if (!first) return null
  first.deskripsi = [...before, first.deskripsi].filter(Boolean).join('\n')
  return days.map((day) => withinLine(day, longest))
}

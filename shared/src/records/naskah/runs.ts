import type { Block, Inline, Naskah, Picture } from './naskah.ts'

/*
 * A line as runs of text, each with its marks. `***a***` may be bold within italics or the other way round, and reads
 * the same: editing and comparing work on runs.
 */

export interface Marks {
  strong?: true
  em?: true
  del?: true
  code?: true
  link?: { href: string; title: string }
}
export type Run = { text: string; marks: Marks } | { break: true } | Picture

/** Returns a line's runs, neighbours with equal marks joined, and line ends as the spaces that they show. */
export function runsOf(inlines: readonly Inline[], marks: Marks = {}): Run[] {
  return joined(inlines.flatMap((inline) => runsOfOne(inline, marks)))
}

function runsOfOne(inline: Inline, marks: Marks): Run[] {
  switch (inline.type) {
    case 'text':
      return [{ text: inline.text.replace(/\n/g, ' '), marks }]
    case 'code':
      return [{ text: inline.text, marks: { ...marks, code: true } }]
    case 'break':
      return [{ break: true }]
    case 'picture':
      return [inline]
    case 'link':
      return runsOf(inline.content, { ...marks, link: { href: inline.href, title: inline.title } })
    default:
      return runsOf(inline.content, { ...marks, [inline.type]: true })
  }
}

const MARKS = ['link', 'strong', 'del', 'em'] as const
type MarkName = (typeof MARKS)[number]

const markKey = (marks: Marks, name: MarkName | 'code') => JSON.stringify(marks[name] ?? null)
const marksKey = (marks: Marks) => [...MARKS, 'code' as const].map((name) => markKey(marks, name)).join()
const isText = (run: Run): run is { text: string; marks: Marks } => 'text' in run

function joined(runs: Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (isText(run) && run.text === '') continue
    if (last && isText(last) && isText(run) && marksKey(last.marks) === marksKey(run.marks))
      all[all.length - 1] = { text: last.text + run.text, marks: last.marks }
    else all.push(run)
  }
  return all
}

/** Returns runs that Markdown can express: no white space at the ends of a line, of its parts, or of marked text. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const seen = joined(runs.map(withoutBlankCode))
  const bare = MARKS.reduce<Run[]>((now, name) => withoutEdges(now, name), seen)
  return joined(trimmed(joined(bare)))
}

/** Removes the mark of code from white space, where nobody sees it. */
function withoutBlankCode(run: Run): Run {
  if (!isText(run) || !run.marks.code || run.text.trim() !== '') return run
  const { code: _code, ...marks } = run.marks
  return { text: run.text, marks }
}

/** Removes a mark from the white space at the ends of each run that has it. */
function withoutEdges(runs: Run[], name: MarkName): Run[] {
  const unmarked = (text: string, marks: Marks): Run => {
    const { [name]: _off, ...others } = marks
    return { text, marks: others }
  }
  const has = (run: Run | undefined, key: string) =>
    run !== undefined && isText(run) && markKey(run.marks, name) === key
  return runs.flatMap((run, index) => {
    if (!isText(run) || !run.marks[name] || run.marks.code) return [run]
    const key = markKey(run.marks, name)
    const { text, marks } = run
    const begins = !has(runs[index - 1], key)
    const ends = !has(runs[index + 1], key)
    if (text.trim() === '') return [begins || ends ? unmarked(text, marks) : run]
    const from = begins ? text.length - text.trimStart().length : 0
    const to = ends ? text.trimEnd().length : text.length
    return [
      unmarked(text.slice(0, from), marks),
      { text: text.slice(from, to), marks },
      unmarked(text.slice(to), marks),
    ]
  })
}

function trimmed(runs: Run[]): Run[] {
  const isEdge = (run: Run | undefined) => run === undefined || 'break' in run
  const kept = runs.map((run, index) => {
    if (!isText(run) || run.marks.code) return run
    const start = isEdge(runs[index - 1]) ? run.text.trimStart() : run.text
    return { ...run, text: isEdge(runs[index + 1]) ? start.trimEnd() : start }
  })
  const filled = kept.filter((run) => !isText(run) || run.text !== '')
  // Nothing can be broken before the first word or behind the last.
  const first = filled.findIndex((run) => !('break' in run))
  const last = filled.findLastIndex((run) => !('break' in run))
  return filled.slice(Math.max(first, 0), last + 1)
}

/** Nests runs into inlines, the longest mark outside. It passes a line once per mark, however long it is. */
export function nested(runs: readonly Run[]): Inline[] {
  const found: Inline[] = []
  for (let at = 0; at < runs.length; ) {
    const length = Math.max(...MARKS.map((name) => reach(runs, at, name)))
    const name = MARKS.find((each) => reach(runs, at, each) === length)
    const stretch = runs.slice(at, at + Math.max(1, length))
    at += stretch.length
    found.push(...(name && length > 0 ? [markedOf(name, stretch)] : stretch.map(plainOf)))
  }
  return found
}

/** Stretches that all have a mark, within it. */
function markedOf(name: MarkName, runs: readonly Run[]): Inline {
  const inner = runs.map((run): Run => {
    if (!isText(run)) return run
    const { [name]: _off, ...marks } = run.marks
    return { text: run.text, marks }
  })
  const content = nested(inner)
  if (name !== 'link') return { type: name, content }
  const [first] = runs
  return { type: 'link', href: '', title: '', ...(first && isText(first) && first.marks.link), content }
}

/** Counts the runs from one on with the same mark; 0 if that one has none. */
function reach(runs: readonly Run[], from: number, name: MarkName): number {
  const first = runs[from]
  if (!first || !isText(first) || !first.marks[name]) return 0
  const key = markKey(first.marks, name)
  let end = from + 1
  for (let run = runs[end]; run && isText(run) && markKey(run.marks, name) === key; run = runs[end]) end += 1
  return end - from
}

function plainOf(run: Run): Inline {
  if ('break' in run) return { type: 'break' }
  if (!isText(run)) return run
  return run.marks.code ? { type: 'code', text: run.text } : { type: 'text', text: run.text }
}

/** Returns a key that is equal for lines with the same text and marks. */
export const runsKey = (runs: readonly Run[]): string =>
  JSON.stringify(runs.map((run) => (isText(run) ? [run.text, marksKey(run.marks)] : run)))

/** Tells whether two texts have the same content and marks. */
export function sameNaskah(a: Naskah, b: Naskah): boolean {
  return JSON.stringify(a.map(comparable)) === JSON.stringify(b.map(comparable))
}

function comparable(block: Block): unknown {
  const line = (inlines: readonly Inline[]) => runsKey(tidyRuns(runsOf(inlines)))
  switch (block.type) {
    case 'heading':
      return [block.type, block.level, line(block.content)]
    case 'paragraph':
      return [block.type, line(block.content)]
    case 'list':
      return [block.type, block.start, block.items.map((item) => item.map(comparable))]
    case 'quote':
      return [block.type, block.content.map(comparable)]
    case 'callout':
      return [block.type, block.kind, line(block.title), block.content.map(comparable)]
    case 'table':
      return [block.type, block.align, [block.head, ...block.rows].map((row) => row.map(line))]
    default:
      return block
  }
}

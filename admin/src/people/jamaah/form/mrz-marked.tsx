import { doubtfulPlaces, type MrzDigit } from '@safar/shared/people/jamaah/mrz'
import type { MrzLines } from '@safar/shared/people/jamaah/mrz-lines'
import classes from './mrz-marked.module.css'

interface Props {
  lines: MrzLines
  digit: readonly MrzDigit[]
}

/** Shows the lines as they were read, large, with what a wrong digit puts in doubt marked; a list says it too. */
export function MrzMarked({ lines, digit }: Props) {
  const places = doubtfulPlaces(digit)
  return (
    <p className={classes.lines} style={{ fontFamily: 'monospace' }} aria-hidden>
      <span>{lines.baris1}</span>
      <span>
        {runsOf(lines.baris2, places).map(({ from, text, isDoubtful }) =>
          isDoubtful ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
        )}
      </span>
    </p>
  )
}

/** Divides a line into runs of characters that are in doubt and of those that are not. */
function runsOf(line: string, places: ReadonlySet<number>) {
  const runs: { from: number; text: string; isDoubtful: boolean }[] = []
  for (const [at, sign] of [...line].entries()) {
    const last = runs.at(-1)
    const isDoubtful = places.has(at)
    if (last?.isDoubtful === isDoubtful) last.text += sign
    else runs.push({ from: at, text: sign, isDoubtful })
  }
  return runs
}

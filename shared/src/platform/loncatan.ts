import { z } from 'zod'

/*
 * Spans of time that do not count as age (`loncatan`): a clock that jumped, or a server that was away for long. What
 * expires by age is kept for as much longer, and the dates that people are told count the same way.
 */

/** A span of time, ISO 8601 in UTC. */
export const loncatanSchema = z.object({ dari: z.string(), sampai: z.string() })
export type Loncatan = z.output<typeof loncatanSchema>

const ms = ({ dari, sampai }: Loncatan) => ({ dari: Date.parse(dari), sampai: Date.parse(sampai) })
const bySampai = (a: Loncatan, b: Loncatan) => Date.parse(a.sampai) - Date.parse(b.sampai)

/** Moves a cutoff back by the spans that do not count as age: older things have reached the age, spans left out. */
export function mundur(cutoff: Date, loncatan: readonly Loncatan[]): Date {
  let time = cutoff.getTime()
  for (const { dari, sampai } of [...loncatan].sort(bySampai).reverse().map(ms))
    if (time < sampai) time -= sampai - dari
  return new Date(time)
}

/**
 * Moves a moment forward by the spans that do not count as age: age is counted from the result. The inverse of
 * `mundur`.
 */
export function maju(moment: Date, loncatan: readonly Loncatan[]): Date {
  let time = moment.getTime()
  for (const { dari, sampai } of [...loncatan].sort(bySampai).map(ms))
    if (time < sampai) time = time < dari ? time + (sampai - dari) : sampai
  return new Date(time)
}

import { z } from 'zod'

/*
 * Spans of time that are the age of nothing (`loncatan`): a clock that jumped, or a server that was away for long. What goes by its age is
 * kept for as much longer; whoever says until when counts them as whoever lets go of it does.
 */

/** From one moment to another, ISO 8601 in UTC. */
export const loncatanSchema = z.object({ dari: z.string(), sampai: z.string() })
export type Loncatan = z.output<typeof loncatanSchema>

const ms = ({ dari, sampai }: Loncatan) => ({ dari: Date.parse(dari), sampai: Date.parse(sampai) })
const bySampai = (a: Loncatan, b: Loncatan) => Date.parse(a.sampai) - Date.parse(b.sampai)

/** The time before which things are as old as those before `cutoff` would be had there been no such span. */
export function mundur(cutoff: Date, loncatan: readonly Loncatan[]): Date {
  let time = cutoff.getTime()
  for (const { dari, sampai } of [...loncatan].sort(bySampai).reverse().map(ms))
    if (time < sampai) time -= sampai - dari
  return new Date(time)
}

/** The way back: the time from which the age of something of a moment is counted. */
export function maju(moment: Date, loncatan: readonly Loncatan[]): Date {
  let time = moment.getTime()
  for (const { dari, sampai } of [...loncatan].sort(bySampai).map(ms))
    if (time < sampai) time = time < dari ? time + (sampai - dari) : sampai
  return new Date(time)
}

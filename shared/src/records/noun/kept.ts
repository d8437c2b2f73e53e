import { addMonths, hariIni, isTanggal } from '../../platform/format/tanggal.ts'
import { type Loncatan, maju } from '../../platform/loncatan.ts'

/*
 * How long records about people are kept, as data: what lets go of them and what tells people until when they are there
 * read the same.
 */

/** Holds for records whose field has one of these values. */
interface Condition {
  field: string
  is: readonly string[]
}

/** So many months from a moment, or from a day, that a field of the record has. */
interface KeptMonths {
  months: number
  since: string
  /** The day (`YYYY-MM-DD`) from which the rule holds: what it shortens is counted from that day at the earliest. */
  from?: string
  when?: Condition
}

/** Until the end of a day that a field of the record has. */
interface KeptUntil {
  until: string
  unless?: Condition
}

export type KeptRule = KeptMonths | KeptUntil
type Values = Readonly<Record<string, unknown>>

const holds = ({ field, is }: Condition, record: Values) => is.includes(String(record[field] ?? ''))

/**
 * The last day (`YYYY-MM-DD`, Jakarta) on which a record is kept: of several rules the earliest counts. Empty where
 * none of them holds, or what they count from is no time.
 * @param loncatan spans of time that are no age; a day that the record names itself stays that day
 */
export function keptUntil(
  rules: readonly KeptRule[],
  record: Values,
  loncatan: readonly Loncatan[] = [],
): string {
  const days = rules.flatMap((rule) => {
    if ('until' in rule) {
      const day = String(record[rule.until] ?? '')
      return isTanggal(day) && !(rule.unless && holds(rule.unless, record)) ? [day] : []
    }
    if (rule.when && !holds(rule.when, record)) return []
    const day = dayOf(String(record[rule.since] ?? ''), loncatan)
    return day === '' ? [] : [addMonths([day, rule.from ?? ''].toSorted()[1] ?? day, rule.months)]
  })
  return days.toSorted()[0] ?? ''
}

/** The day of a moment or a day; empty for what is neither. */
function dayOf(since: string, loncatan: readonly Loncatan[]): string {
  const moment = new Date(isTanggal(since) ? `${since}T00:00:00+07:00` : since)
  return Number.isNaN(moment.getTime()) ? '' : hariIni(maju(moment, loncatan))
}

/** The fields of a record that rules ask for. */
export function keptFields(rules: readonly KeptRule[]): string[] {
  const names = rules.flatMap((rule) =>
    'until' in rule ? [rule.until, rule.unless?.field] : [rule.since, rule.when?.field],
  )
  return [...new Set(names.flatMap((name) => name ?? []))]
}

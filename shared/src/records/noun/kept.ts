import { addMonths, hariIni, isTanggal } from '../../platform/format/tanggal.ts'
import { type Loncatan, maju } from '../../platform/loncatan.ts'

/*
 * Retention of records about people, as rules in data: the job that erases them and the pages that say until when they
 * are kept read the same rules.
 */

/** Holds for records whose field has one of these values. */
interface Condition {
  field: string
  is: readonly string[]
}

/** Keeps a record for `months` from the moment or the day in its field `since`. */
interface KeptMonths {
  months: number
  since: string
  /** The day (`YYYY-MM-DD`) from which the rule holds: what it shortens is counted from that day at the earliest. */
  from?: string
  when?: Condition
}

/** Keeps a record until the end of the day in its field `until`. */
interface KeptUntil {
  until: string
  unless?: Condition
}

export type KeptRule = KeptMonths | KeptUntil
type Values = Readonly<Record<string, unknown>>

const holds = ({ field, is }: Condition, record: Values) => is.includes(String(record[field] ?? ''))

/**
 * Returns the last day (`YYYY-MM-DD`, Jakarta) on which a record is kept: the earliest by its rules. Empty if no rule
 * holds, or none counts from a valid time.
 * @param loncatan spans of time that do not count as age; a day that the record names itself stays that day
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

/** Returns the day (Jakarta) of a moment or a day; empty for anything else. */
function dayOf(since: string, loncatan: readonly Loncatan[]): string {
  const moment = new Date(isTanggal(since) ? `${since}T00:00:00+07:00` : since)
  return Number.isNaN(moment.getTime()) ? '' : hariIni(maju(moment, loncatan))
}

/** Returns the fields of a record that rules read. */
export function keptFields(rules: readonly KeptRule[]): string[] {
  const names = rules.flatMap((rule) =>
    'until' in rule ? [rule.until, rule.unless?.field] : [rule.since, rule.when?.field],
  )
  return [...new Set(names.flatMap((name) => name ?? []))]
}

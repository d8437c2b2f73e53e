import { hariIni } from '@safar/shared/platform/format/tanggal'
import { fieldErrors } from '@safar/shared/platform/http/errors'
import type { Fields } from '@safar/shared/records/noun/field'
import { missingStatus, withHoles, withoutHoles } from '@safar/shared/records/noun/holes'
import { emptiedErrors, isiErrors, tuntutan } from '@safar/shared/records/noun/siap-dibaca'
import { isStated, mustBeWhole, STATUS, type Stated, statusErrors } from '@safar/shared/records/noun/states'
import { defined } from '../../platform/defined.ts'
import { invalid, invalidFields, schemaWords } from '../../platform/http/errors.ts'
import { contentOf } from './noun-row.ts'
import type { ContentOf, NounData, StoredNoun } from './stored-noun.ts'

/**
 * Returns the content to store: the sent fields laid over the stored record, with its state settled. A draft may have
 * holes, whose names it carries; public and planned records may not.
 * @throws HttpError 422 for missing fields of a live or planned record, and for impossible times
 */
export function settle<Data extends NounData>(
  noun: StoredNoun<Data>,
  stored: Data | null,
  sent: object,
  now: Date,
): ContentOf<Data>
export function settle(
  noun: StoredNoun,
  stored: NounData | null,
  sent: object,
  now: Date,
): Record<string, unknown> {
  const before: Record<string, unknown> = stored ? contentOf(stored) : {}
  if (!noun.complete) {
    const content = { ...before, ...defined(sent) }
    refuseWrong(noun, content, now)
    return content
  }
  const { fields } = noun.noun
  const was = stored && isStated(stored) ? stored : null
  const kept = was ? withHoles(fields, before, was.kosong) : before
  const content: Record<string, unknown> = { ...kept, ...defined(sent) }
  const state = stateOf(content, was, missingStatus(noun.noun), now)
  const whole = noun.complete.safeParse({ ...content, ...state }, { error: schemaWords })
  const asked = tuntutan(state.status, was?.status ?? null)
  if (asked !== 'draf') {
    const errors = statusErrors(state, now)
    if (Object.keys(errors).length > 0 && timesChanged(state, was)) throw invalidFields(errors)
    // What people read already may lack what was asked for when it was made, but nothing that is sent may be wrong.
    const checked =
      asked === 'berubah'
        ? noun.bounds.safeParse({ ...sent, status: state.status }, { error: schemaWords })
        : whole
    if (!checked.success) throw invalid(checked.error)
    if (asked === 'berubah') refuseEmptied(fields, before, content)
  }
  refuseWrong(noun, content, now)
  const kosong = whole.success ? '' : missingNames(fieldErrors(whole.error))
  return withoutHoles(fields, { ...content, ...state, kosong: mustBeWhole(state.status) ? '' : kosong })
}

/**
 * Refuses what fields cannot check one by one, such as a future day.
 * @throws HttpError 422 by field
 */
function refuseWrong({ noun }: StoredNoun, content: Record<string, unknown>, now: Date): void {
  const wrong = isiErrors(noun, content, hariIni(now))
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)
}

/**
 * Refuses to empty a field that a public record must keep.
 * @throws HttpError 422 on the field
 */
export function refuseEmptied(fields: Fields, stored: object, changed: object): void {
  const errors = emptiedErrors(fields, stored, changed)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

type State = Pick<Stated, 'status' | 'terbit_pada' | 'turun_pada'>

function stateOf(
  content: Record<string, unknown>,
  was: Stated | null,
  missing: Stated['status'],
  now: Date,
): State {
  const status = STATUS.find((each) => each === content.status) ?? missing
  const terbit_pada = text(content.terbit_pada)
  const turun_pada = text(content.turun_pada)
  const time = now.toISOString()
  if (status !== 'terbit') return { status, terbit_pada, turun_pada }
  // Put up by hand, whatever it was planned for; a time in the past is when it was first read elsewhere.
  const isNew = was?.status !== 'terbit'
  const since = terbit_pada === '' || (isNew && terbit_pada > time) ? time : terbit_pada
  // The time at which it was taken down before has passed.
  const until = isNew && was && turun_pada === was.turun_pada && turun_pada <= time ? '' : turun_pada
  return { status, terbit_pada: since, turun_pada: until }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** An edit of other fields is not refused for a plan that came due in these seconds. */
function timesChanged(state: State, was: Stated | null): boolean {
  return (
    was?.status !== state.status ||
    was.terbit_pada !== state.terbit_pada ||
    was.turun_pada !== state.turun_pada
  )
}

/** The names of fields with something to mend, within the bound of what keeps them. */
function missingNames(errors: Record<string, string[]>): string {
  return [...new Set(Object.keys(errors).map((path) => path.split('.')[0]))].join(',')
}

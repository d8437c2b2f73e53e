import type { Fields, Noun } from './field.ts'

/*
 * States of what is published. A record is written as a draft, planned, live or put away; pages, feeds, searches and
 * counts know what is live alone.
 */

export const STATUS = ['draf', 'terjadwal', 'terbit', 'arsip'] as const
export type Status = (typeof STATUS)[number]

/** The label of each state. */
export const STATUS_LABEL: Record<Status, string> = {
  draf: 'Draf',
  terjadwal: 'Terjadwal',
  terbit: 'Terbit',
  arsip: 'Arsip',
}

/** States by which staff may ask for a list, or all of them. */
export const STATUS_ASKED = [...STATUS, 'semua'] as const
export type StatusAsked = (typeof STATUS_ASKED)[number]

const stateFields = {
  terbit_pada: {
    kind: 'moment',
    about: 'When it went live, or is to. Of a live record without one, the server notes the time itself.',
  },
  turun_pada: { kind: 'moment', about: 'When it is to be taken off, into `arsip`.' },
  kosong: {
    kind: 'text',
    max: 2_000,
    about: 'Names of the fields that a draft still misses, with commas. The server writes it.',
  },
} as const satisfies Fields

/** The fields of a noun with states whose records are live by default. */
export const liveUnlessSaid = {
  status: { kind: 'choice', of: STATUS, missing: 'terbit' },
  ...stateFields,
} as const
export const draftUnlessSaid = {
  status: { kind: 'choice', of: STATUS, missing: 'draf' },
  ...stateFields,
} as const

/** The fields of a record with states. */
export interface Stated {
  status: Status
  /** ISO 8601 in UTC, or blank. */
  terbit_pada: string
  turun_pada: string
  kosong: string
}

/** Tells whether the records of a noun have states. */
export const hasStates = ({ fields }: { fields: Fields }): boolean =>
  'status' in fields && 'terbit_pada' in fields

export function isStated(record: object): record is Stated {
  return 'status' in record && 'terbit_pada' in record && 'turun_pada' in record && 'kosong' in record
}

/**
 * Tells whether a record is live. One without states is not by itself: its noun says whether everybody reads it
 * (`everybodyReads`).
 */
export const isPublic = (record: object): boolean => isStated(record) && record.status === 'terbit'

/** Tells whether everybody may read a record: its noun is published and, if it has states, the record is live. */
export const everybodyReads = (noun: Pick<Noun, 'fields' | 'published'>, record: object): boolean =>
  noun.published === true && (!hasStates(noun) || isPublic(record))

/** Tells whether a state needs every required field. */
export const mustBeWhole = (status: Status): boolean => status === 'terjadwal' || status === 'terbit'

type Times = Pick<Stated, 'status' | 'terbit_pada' | 'turun_pada'>

/** Returns errors of a state's times, by field; empty if there are none. */
export function statusErrors(
  { status, terbit_pada, turun_pada }: Times,
  now: Date,
): Record<string, string[]> {
  if (!mustBeWhole(status)) return {}
  const time = now.toISOString()
  if (status === 'terjadwal' && terbit_pada === '') return { terbit_pada: ['Isi kapan konten ini terbit'] }
  if (status === 'terjadwal' && terbit_pada <= time)
    return {
      terbit_pada: ['Waktu terbit sudah lewat. Pilih waktu yang akan datang, atau terbitkan sekarang'],
    }
  if (turun_pada === '') return {}
  if (turun_pada <= time) return { turun_pada: ['Waktu turun sudah lewat'] }
  if (status === 'terjadwal' && turun_pada <= terbit_pada)
    return { turun_pada: ['Waktu turun harus setelah waktu terbit'] }
  return {}
}

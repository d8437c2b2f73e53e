import { newestOf } from '@safar/shared/people/jamaah/dokumen'
import { JAMAAH, JAMAAH_FIELDS } from '@safar/shared/people/jamaah/jamaah-fields'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { recordSchema } from '@safar/shared/records/noun/noun-schema'
import { readinessOf } from '@safar/shared/trips/kesiapan/readiness'
import type { Kesiapan } from '@safar/shared/trips/kesiapan/readiness-schema'
import { type RuleSettings, rulesOf } from '@safar/shared/trips/kesiapan/rules'
import type { Asked, ReadyPilgrim, Traveller } from '@safar/shared/trips/kesiapan/syarat'
import {
  PESERTA,
  PESERTA_FIELDS,
  PESERTA_JENIS,
  type PesertaJenis,
  type PesertaStored,
} from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { readAs } from '../../records/noun/noun-row.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'

const { nama_paspor, tgl_lahir, tgl_terbit, tgl_habis, vaksin, status_nikah } = JAMAAH_FIELDS
/** A pilgrim as far as readiness is judged: reading whole records of a full departure would take most of its time. */
const JUDGED = { ...JAMAAH, fields: { nama_paspor, tgl_lahir, tgl_terbit, tgl_habis, vaksin, status_nikah } }
const judgedSchema = recordSchema(JUDGED).omit({ created_at: true, updated_at: true })

/** The journey of a package, as far as readiness asks. */
export interface JourneyOfPaket {
  tanggal_keberangkatan: string
  durasi: string
  tipe_paket: string
}

/**
 * Reads how ready the participants of bookings of one departure are for it, in the order of the bookings and within
 * each. Nothing is opened: of a passport's number only that there is one.
 */
export async function readReadiness(
  db: Kysely<Tables>,
  paket: JourneyOfPaket,
  bookings: readonly number[],
  now: Date,
): Promise<Kesiapan[]> {
  const groups = await readGroups(db, bookings)
  return judged(groups, await readRules(db, paket, now))
}

/** Reads the rules of readiness for a departure, as the settings state them. */
export async function readRules(db: Kysely<Tables>, paket: JourneyOfPaket, now: Date): Promise<Asked> {
  return rulesOf((await findPengaturan(db)) ?? NO_RULES, paket, hariIni(now))
}
const NO_RULES: RuleSettings = { angka: [], aturan_siap: [], musim: [] }

/** The people of one booking, as they are judged, with what the office calls their places. */
export interface Group {
  pemesanan_id: number
  people: readonly (Traveller & { nama: string })[]
}

/** Returns how ready groups of people are by rules. */
export const judged = (groups: readonly Group[], asked: Asked): Kesiapan[] =>
  groups.flatMap(({ people }) =>
    people.map((one) => ({
      peserta_id: one.id,
      jamaah_id: one.jamaah?.id ?? null,
      nama_paspor: one.jamaah?.nama_paspor ?? one.nama,
      syarat: readinessOf(one, people, asked),
    })),
  )

/** Reads the people of bookings as they are judged, in the order of the bookings; one without a place is left out. */
export async function readGroups(db: Kysely<Tables>, bookings: readonly number[]): Promise<Group[]> {
  const peserta = await placesOf(db, bookings)
  const pilgrims = await pilgrimsOf(
    db,
    peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []),
  )
  const places = Map.groupBy(peserta, ({ pemesanan_id }) => pemesanan_id)
  return bookings.flatMap((pemesanan_id) => {
    const people = (places.get(pemesanan_id) ?? []).map(
      ({ id, jenis, nama, tanggal_lahir, jamaah_id, visa, visa_no, polis, polis_no }) => ({
        id,
        jenis,
        nama,
        tanggal_lahir,
        jamaah: (jamaah_id !== null && pilgrims.get(jamaah_id)) || null,
        visa: { ada: visa_no !== '' || visa.berlaku !== '', berlaku: visa.berlaku, akhir: visa.akhir },
        polis: { ada: polis_no !== '' || polis.awal !== '', awal: polis.awal, akhir: polis.akhir },
      }),
    )
    return people.length > 0 ? [{ pemesanan_id, people }] : []
  })
}

const { visa, polis } = PESERTA_FIELDS
/** A place of a booking as far as readiness is judged: of the numbers of its papers only that they are there. */
const PLACE = { ...PESERTA, fields: { visa, polis } }
const placeSchema = recordSchema(PLACE).omit({ created_at: true, updated_at: true })
type Place = Pick<
  PesertaStored,
  | 'id'
  | 'pemesanan_id'
  | 'jenis'
  | 'nama'
  | 'tanggal_lahir'
  | 'jamaah_id'
  | 'visa'
  | 'visa_no'
  | 'polis'
  | 'polis_no'
>

const isJenis = (value: string): value is PesertaJenis => PESERTA_JENIS.some((jenis) => jenis === value)

const NO_VISA = { provider: '', berlaku: '', akhir: '' }
const NO_POLIS = { asuransi: '', input: '', awal: '', akhir: '' }

/** Lists the places of bookings, in their order within each. */
async function placesOf(db: Kysely<Tables>, bookings: readonly number[]): Promise<Place[]> {
  const places: Place[] = []
  for (const part of inParts(bookings)) {
    const rows = await db
      .selectFrom('peserta')
      .select(['id', 'pemesanan_id', 'jenis', 'nama', 'tanggal_lahir', 'jamaah_id'])
      .select(['visa', 'visa_no', 'polis', 'polis_no'])
      .where('pemesanan_id', 'in', part)
      .orderBy('pemesanan_id')
      .orderBy('ke')
      .orderBy('id')
      .execute()
    for (const { jenis, ...row } of rows) {
      const days = readAs(placeSchema, { noun: PLACE }, row)
      if (isJenis(jenis))
        places.push({ ...row, jenis, visa: days?.visa ?? NO_VISA, polis: days?.polis ?? NO_POLIS })
    }
  }
  return places
}

/** Reads what readiness is judged by of pilgrims: days of the record, papers without their files, and relations. */
async function pilgrimsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, ReadyPilgrim>> {
  const pilgrims = new Map<number, ReadyPilgrim>()
  for (const part of inParts(ids)) {
    const papers = await newestPapersOf(db, part)
    const pairs = await db
      .selectFrom('hubungan')
      .select(['a_id', 'b_id'])
      .where(({ or, eb }) => or([eb('a_id', 'in', part), eb('b_id', 'in', part)]))
      .execute()
    const both = pairs.flatMap(({ a_id, b_id }) => [
      { one: a_id, other: b_id },
      { one: b_id, other: a_id },
    ])
    const related = Map.groupBy(both, ({ one }) => one)
    const rows = await db
      .selectFrom('jamaah')
      .select([
        'id',
        'nama_paspor',
        'tgl_lahir',
        'tgl_terbit',
        'tgl_habis',
        'vaksin',
        'status_nikah',
        'no_paspor',
      ])
      .where('id', 'in', part)
      .execute()
    for (const row of rows) {
      const jamaah = readAs(judgedSchema, { noun: JUDGED }, row)
      if (!jamaah) continue
      pilgrims.set(jamaah.id, {
        ...jamaah,
        ada_paspor: row.no_paspor !== '',
        dokumen: papers.get(jamaah.id) ?? [],
        kerabat: (related.get(jamaah.id) ?? []).map(({ other }) => other),
      })
    }
  }
  return pilgrims
}

/** Reads the newest paper of each kind of pilgrims, by pilgrim. */
async function newestPapersOf(
  db: Kysely<Tables>,
  pilgrims: readonly number[],
): Promise<Map<number, Paper[]>> {
  const rows = await db
    .selectFrom('dokumen')
    .select(['jamaah_id', 'jenis', 'status', 'alasan'])
    .select(({ fn, val }) => fn<string>('substr', ['diunggah_pada', val(1), val(TO_HOUR)]).as('jam'))
    .where('jamaah_id', 'in', pilgrims)
    // The order of the index: to sort thousands of papers by their ids alone took as long as to read them.
    .orderBy('jamaah_id', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const papers = new Map<number, Paper[]>()
  const dayOf = daysOfHours()
  for (const { jamaah_id, jenis, status, alasan, jam } of rows) {
    const own = papers.get(jamaah_id) ?? []
    if (own.length === 0) papers.set(jamaah_id, own)
    if (!newestOf(own, jenis)) own.push({ jenis, status, alasan, diunggah: dayOf(jam) })
  }
  return papers
}
type Paper = ReadyPilgrim['dokumen'][number]

/** The letters of a stored time up to its hour, which tell the day in Jakarta: that is whole hours from UTC. */
const TO_HOUR = 13

/** Returns a function that tells the day of a stored time's hour; a departure has thousands of papers, of few hours. */
function daysOfHours(): (hour: string) => string {
  const known = new Map<string, string>()
  return (hour) => {
    const day = known.get(hour) ?? hariIni(new Date(`${hour}:00Z`))
    known.set(hour, day)
    return day
  }
}

import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import {
  type Paket,
  type PaketInput,
  type PaketUpdate,
  paketChangeSchema,
  paketInputSchema,
} from '@safar/shared/content/paket/paket-schema'
import { type Kesiapan, kesiapanOf, type Pengatur } from '@safar/shared/content/paket/siap'
import { teksUangBaru } from '@safar/shared/content/paket/teks-uang'
import { mataUangLain } from '@safar/shared/platform/format/read-angka'
import { DEFAULT_CURRENCY } from '@safar/shared/platform/format/rupiah'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { fieldErrors } from '@safar/shared/platform/http/errors'
import { slugError, slugify } from '@safar/shared/platform/text/slug'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'
import { tidyTyped } from '@safar/shared/platform/text/tidy'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { readSheetRow, type SheetRow } from '@safar/shared/records/noun/read-sheet'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError, schemaWords } from '../../platform/http/errors.ts'
import { firstSlug, freeSlug, takenAmong, takenMessage } from '../../records/noun/alamat.ts'
import { changeRecords, type Deps, noteChanges } from '../../records/noun/change.ts'
import {
  type CellErrors,
  changedSince,
  copyErrors,
  digestOf,
  errorsByColumn,
  errorsOf,
  importRefusal,
  inTurns,
  planSheet,
  type RowPlan,
  refusedRows,
  shownRow,
} from '../../records/noun/import-refusal.ts'
import { findRecord, type Ready, readyRecord, writeReady } from '../../records/noun/noun.repository.ts'
import { settle } from '../../records/noun/status.ts'
import { requireAlt } from '../../records/noun/wajib-alt.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { countBookingsOf, keptFromArchive } from './bookings.ts'
import { KEMBAR, kembarFinder } from './kembar-paket.ts'
import { paketNoun } from './paket.noun.ts'
import { findPaketBernama, slugBernama } from './paket-bernama.ts'
import { contentAfter } from './save-paket.ts'
import { rebaseSeats } from './seat-ledger.ts'
import { requireSiap, siapErrors } from './wajib-siap.ts'

const { noun } = paketNoun
const AMOUNTS: ReadonlySet<string> = new Set(
  Object.entries(noun.fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : [])),
)
const STALE = 'Paket ini sudah diubah sejak diekspor. Ekspor lagi, lalu ulangi perubahan Anda.'

type ImportRow = ImportAnswer['baris'][number]

/** The effect of a row, once all are valid. */
interface Step {
  baris: number
  stored: Paket | null
  /** The content to store. */
  content: PaketInput
  /** The slug of a new one; empty if it is made from the name. */
  slug: string
}

/** Returns the effect of a sheet, row by row, and the errors of its cells. Nothing is saved. */
export async function previewImport({ database, now }: Deps, text: string): Promise<ImportAnswer> {
  const { baris, galat } = await plan(database.db, text, now())
  return { baris, galat }
}

/**
 * Imports a sheet, all of it or nothing, as one change of the content. Reading and checks run before the transaction,
 * which only writes, since nobody else can write meanwhile.
 * @throws HttpError 422 with the errors; 409 if somebody else was first
 */
export async function saveImport(
  deps: Deps,
  actor: Actor,
  text: string,
  isSure = false,
): Promise<ImportAnswer> {
  const now = deps.now()
  const { db } = deps.database
  const { steps, isStale, pengatur, ...data } = await plan(db, text, now)
  if (data.galat.length > 0) throw importRefusal(data, isStale ? STALE : null)
  if (!isSure && data.baris.some(({ kembar }) => kembar !== undefined))
    throw new HttpError(422, KEMBAR, { data, errors: {} })
  const ready = await makeReady(db, steps, now)
  return changeRecords(deps, actor, async (context) => {
    const galat = await changedSince(context.trx, 'paket', steps, STALE)
    if (galat.length > 0) throw importRefusal({ ...data, galat }, STALE)
    const booked = await bookedSince(context.trx, steps)
    if (booked.length > 0) throw importRefusal({ ...data, galat: booked }, booked[0]?.pesan ?? null)
    const taken = await takenSlugsOf(context.trx, steps)
    if (taken.length > 0) throw importRefusal({ ...data, galat: taken }, null)
    await requireAlt(context.trx, paketNoun, ...steps.map(({ content }) => content))
    // Held already to what the settings ask for, unless those changed as well.
    const isHeld = (await findPengaturan(context.trx))?.updated_at === pengatur?.updated_at
    const lacking = isHeld
      ? []
      : await refusedRows(steps, (step) => requireSiap(context, step.content, step.stored))
    if (lacking.length > 0) throw importRefusal({ ...data, galat: lacking }, null)
    for (const { stored, content } of steps)
      if (stored && content.sisa_pax !== stored.sisa_pax)
        await rebaseSeats(context.trx, stored.id, content.sisa_pax)
    const written = await writeReady(context.trx, paketNoun, ready)
    const changed = written.map((after, at) => ({ before: ready[at]?.stored ?? null, after }))
    for (const [aksi, isNew] of [
      ['impor', false],
      ['buat', true],
    ] as const) {
      const those = changed.filter(({ before }) => (before === null) === isNew)
      if (those.length > 0) await noteChanges(context, paketNoun, aksi, those)
    }
    return data
  })
}

/** Returns errors of the rows that archive a departure which was booked since the sheet was read. */
async function bookedSince(trx: Transaction<Tables>, steps: readonly Step[]): Promise<ImportAnswer['galat']> {
  const ending = steps.flatMap(({ baris, stored, content }) =>
    stored && stored.status !== 'arsip' && content.status === 'arsip' ? [{ baris, id: stored.id }] : [],
  )
  const kept = await keptFromArchive(
    trx,
    ending.map(({ id }) => id),
  )
  return ending
    .flatMap(({ baris, id }) => {
      const pesan = kept.get(id)
      return pesan === undefined ? [] : [{ baris, kolom: 'status', pesan }]
    })
    .slice(0, IMPOR_LIMITS.galat)
}

/** Selects the new packages that the sheet gives a slug. */
const wantedOf = (steps: readonly Step[]) => steps.filter(({ stored, slug }) => !stored && slug !== '')

/** Slugs that somebody wrote and another package has, or had: such a one is never changed unseen. */
async function takenSlugsOf(db: Kysely<Tables>, steps: readonly Step[]): Promise<ImportAnswer['galat']> {
  const wanted = wantedOf(steps)
  const taken = await takenAmong(
    db,
    paketNoun,
    wanted.map(({ slug }) => slug),
  )
  const galat: ImportAnswer['galat'] = []
  for (const { baris, slug } of wanted)
    if (taken.has(slug)) galat.push({ baris, kolom: 'slug', pesan: await takenMessage(db, paketNoun, slug) })
  return galat.slice(0, IMPOR_LIMITS.galat)
}

/** Prepares the writing of all rows. */
async function makeReady(db: Kysely<Tables>, steps: readonly Step[], now: Date): Promise<Ready<Paket>[]> {
  const ready: Ready<Paket>[] = []
  // One that is made from a name makes way for those that somebody wrote, wherever in the sheet they stand.
  const given = new Set(wantedOf(steps).map(({ slug }) => slug))
  for await (const { stored, content, slug } of inTurns(steps)) {
    const address =
      stored || slug !== ''
        ? slug
        : await freeSlug(db, paketNoun, await firstSlug(db, paketNoun, '', content), { given })
    given.add(address)
    ready.push(readyRecord(paketNoun, stored, content, now, address))
  }
  return ready
}

async function plan(db: Kysely<Tables>, text: string, now: Date) {
  /** The settings that rows are held to. */
  const pengatur = await findPengaturan(db)
  const earlier = { seen: new Map(), twins: new Map(), kembarOf: kembarFinder(db) }
  const found = await planSheet(
    noun,
    text,
    (row) => planRow(db, row, earlier, { pengatur, now }),
    (steps) => takenSlugsOf(db, steps),
  )
  return { ...found, pengatur }
}

/** The settings and the moment against which rows are checked. */
interface Rule {
  pengatur: Pengatur | undefined
  now: Date
}

/** Earlier rows of the sheet, for finding duplicates. */
interface Earlier {
  /** Row numbers by slug. */
  seen: Map<string, number>
  /** Row numbers of new packages without a slug, by a digest of their cells. */
  twins: Map<string, number>
  /** Finds duplicates among packages that go on offer. */
  kembarOf: ReturnType<typeof kembarFinder>
}

/** The earlier row with the same cells. */
function firstOf(row: SheetRow, twins: Map<string, number>): number | undefined {
  const key = digestOf(row)
  const earlier = twins.get(key)
  if (earlier === undefined) twins.set(key, row.baris)
  return earlier
}

async function planRow(
  db: Kysely<Tables>,
  row: SheetRow,
  { seen, twins, kembarOf }: Earlier,
  rule: Rule,
): Promise<RowPlan<Step, ImportRow>> {
  const slug = tidyTyped(row.sel.get('slug') ?? '')
  const problem = slug === '' ? null : slugError(slug)
  // An id is refused as well: a row's number must not name a package.
  const stored = slug === '' || problem ? null : await findRecord(db, paketNoun, slug)
  const { sent, ubah: cells, galat } = readSheetRow(noun, row, stored)
  const pemesanan = stored ? await countBookingsOf(db, stored.id) : 0
  // Seats of a booked departure follow its bookings.
  const ubah = pemesanan > 0 ? cells.filter(({ kolom }) => kolom !== 'sisa_pax') : cells
  const nama = String(sent.nama_paket ?? stored?.nama_paket ?? row.sel.get('nama_paket') ?? '')
  const shown: ImportRow = shownRow(row, { slug: stored?.slug ?? slug, nama, stored, ubah })
  const lain = otherCurrency(row, String(sent.currency ?? stored?.currency ?? DEFAULT_CURRENCY))
  // Further errors of such an amount mean nothing.
  const errors: CellErrors = [
    ...galat.filter(({ kolom }) => !lain.some((one) => one.kolom === kolom)),
    ...lain,
  ]
  if (problem) errors.push({ kolom: 'slug', pesan: await slugMeant(db, slug, problem) })
  const key = stored?.slug ?? slug
  const earlier = seen.get(key)
  if (key !== '' && earlier !== undefined)
    errors.push({ kolom: 'slug', pesan: `Slug ini sudah ada di baris ${earlier}.` })
  if (key !== '' && earlier === undefined) seen.set(key, row.baris)
  if (stored && ubah.length + galat.length === 0) return { shown, errors }
  const twin = stored || slug !== '' ? undefined : firstOf(row, twins)
  if (twin !== undefined) errors.push({ kolom: '', pesan: `Baris ini sama dengan baris ${twin}.` })
  const copy = copyErrors(row, stored, STALE)
  errors.push(...copy.errors)
  if (copy.isStale) return { shown, errors, isStale: errors.length === 1 }
  const { changes, content, problems, siap } = checked(stored, sent, galat, { ...rule, pemesanan })
  errors.push(...problems)
  if (siap) shown.siap = siap
  if (!changes || !content || errors.length > 0) return { shown, errors }
  const kembar = await kembarOf(stored, stored ? changes : { status: 'draf', ...changes })
  if (kembar !== null) shown.kembar = kembar
  const teks = teksUangBaru(stored, content, hariIni(rule.now))
  if (teks.length > 0) shown.teks = teks
  return {
    shown,
    errors,
    step: { baris: row.baris, stored, content, slug },
  }
}

/** Returns the error for a text that cannot be a slug, with the slug if the text is a package's name or an address. */
async function slugMeant(db: Kysely<Tables>, typed: string, problem: string): Promise<string> {
  const named = await findPaketBernama(db, typed)
  if (named.length > 0) return `Ini nama paket. Kolom ini berisi slug-nya: ${slugBernama(named)}.`
  const end = typed.slice(0, LONGEST_ADDRESS).replace(/\/+$/, '').split('/').at(-1) ?? ''
  const meant = /[a-z]/i.test(end) ? slugify(end, noun.name) : ''
  return meant === '' || slugError(meant) !== null ? problem : `${problem}. Tulis misalnya ${meant}`
}
const LONGEST_ADDRESS = 300

/** Amounts that name another currency than their row: read as they stand they would be another price. */
function otherCurrency({ sel }: SheetRow, currency: string): CellErrors {
  return [...sel].flatMap(([kolom, text]) => {
    const pesan = AMOUNTS.has(kolom) ? mataUangLain(text, currency) : null
    return pesan ? [{ kolom, pesan }] : []
  })
}

/** Checks a row's fields against what its package requires. An unreadable cell is reported once. */
function checked(
  stored: Paket | null,
  sent: Record<string, unknown>,
  galat: CellErrors,
  { pengatur, now, pemesanan }: Rule & { pemesanan: number },
): { changes?: PaketUpdate; content?: PaketInput; problems: CellErrors; siap?: Kesiapan } {
  const unread = new Set(galat.map(({ kolom }) => kolom))
  const isNew = (error: CellErrors[number]) => !unread.has(error.kolom)
  const given = stored ? sent : { status: 'draf', ...sent }
  const parsed = schemaOf(stored, given).safeParse(given, { error: schemaWords })
  if (!parsed.success) return { problems: errorsByColumn(fieldErrors(parsed.error)).filter(isNew) }
  if (!stored && !parsed.data.nama_paket)
    return { problems: [{ kolom: 'nama_paket', pesan: REQUIRED_MESSAGE }].filter(isNew) }
  // With unreadable cells it would report holes that the row does not have.
  if (galat.length > 0) return { problems: [] }
  try {
    const content = stored
      ? contentAfter(stored, parsed.data, now, pemesanan)
      : settle<Paket>(paketNoun, null, parsed.data, now)
    // Reports what a save would refuse, and what a draft still lacks.
    const problems = errorsByColumn(siapErrors(content, stored, pengatur, now))
    const siap = kesiapanOf({ ...content, slug: stored?.slug ?? '' }, pengatur, now)
    return { changes: parsed.data, content, problems, siap }
  } catch (error) {
    return { problems: errorsByColumn(errorsOf(error)) }
  }
}

function schemaOf(stored: Paket | null, given: Record<string, unknown>): z.ZodType<PaketUpdate> {
  const isLive = given.status === 'terbit' || given.status === 'terjadwal'
  return !stored && isLive ? paketInputSchema : paketChangeSchema
}

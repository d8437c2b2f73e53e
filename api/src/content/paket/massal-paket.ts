import { setImmediate } from 'node:timers/promises'
import {
  type GalatMassal,
  type HasilMassal,
  hasilMassalSchema,
  type Massal,
  sebelumMassal,
  type UndoMassalInput,
  ubahanMassal,
} from '@safar/shared/content/paket/massal'
import type { Paket, PaketUpdate } from '@safar/shared/content/paket/paket-schema'
import { tanyaTertinggal } from '@safar/shared/content/paket/tanya-tertinggal'
import { teksUangBaru } from '@safar/shared/content/paket/teks-uang'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { MAX_ID } from '@safar/shared/platform/id'
import { letOthers } from '@safar/shared/platform/let-others'
import { mustBeWhole } from '@safar/shared/records/noun/states'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { defined } from '../../platform/defined.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { type Kiriman, once } from '../../records/idempotency/once.ts'
import { changeRecords, type Deps } from '../../records/noun/change.ts'
import { getByIds, onlyPartsSince } from '../../records/noun/noun.repository.ts'
import { countBookings } from './bookings.ts'
import { KEMBAR, kembarFinder } from './kembar-paket.ts'
import { paketNoun } from './paket.noun.ts'
import { changePaket, contentAfter } from './save-paket.ts'

/** Packages between which other calls have their turn. */
const AT_ONCE = 20
const GONE = 'Paket ini sudah tidak ada. Muat ulang daftar, lalu pilih lagi.'
const STALE = 'Paket ini sudah diubah lagi sejak itu.'
const IMPOSSIBLE = 'Belum ada yang disimpan: ada paket yang tidak dapat diubah begitu.'
const CHANGED = 'Belum ada yang disimpan: ada paket yang diubah orang lain.'
const BOOKED = 'Belum ada yang disimpan: ada paket dengan pemesanan yang masih berjalan.'

/** The change of one package. */
interface Wish {
  id: number
  /** The `updated_at` of the copy that it is meant for; nothing where any will do. */
  edited: string | undefined
  of: (paket: Paket) => { changes: PaketUpdate; galat: Pick<GalatMassal, 'kolom' | 'pesan'>[] }
}
interface Plan extends HasilMassal {
  steps: { stored: Paket; changes: PaketUpdate }[]
  /** The message of a 409 if nothing but conflicts is wrong: somebody else was first, or bookings need a departure. */
  conflict: string | null
}

/**
 * Returns the effect of a bulk change on each package, its errors, and what should be looked at before. Nothing is
 * saved.
 */
export async function previewMassal({ database, now }: Deps, sent: Massal): Promise<HasilMassal> {
  const { paket, galat, steps } = await plan(database.db, wishes(sent), now())
  const today = hariIni(now())
  const said = new Map<number, string[]>()
  const asked = new Map<number, string>()
  for (const { stored, changes } of steps) {
    await letOthers()
    const next = { ...stored, ...defined(changes) }
    said.set(stored.id, teksUangBaru(stored, next, today))
    const late = mustBeWhole(next.status)
      ? tanyaTertinggal(next, mustBeWhole(stored.status) ? stored : null)
      : null
    if (late) asked.set(stored.id, late.teks)
  }
  const looked = (one: HasilMassal['paket'][number]) => {
    const teks = said.get(one.id) ?? []
    const tertinggal = asked.get(one.id)
    return { ...one, ...(teks.length > 0 && { teks }), ...(tertinggal !== undefined && { tertinggal }) }
  }
  return { paket: paket.map(looked), galat }
}

/**
 * Changes many packages, all or none, as one change of the content, and once per idempotency key.
 * @throws HttpError 422 with the errors; 409 if somebody else was first
 */
export function saveMassal(
  deps: Deps,
  actor: Actor,
  sent: Massal,
  kiriman: Kiriman | null,
): Promise<HasilMassal> {
  // Who sends it has looked: the preview names what is to be asked.
  return save(deps, actor, wishes(sent), kiriman, true)
}

/**
 * Undoes a bulk change, for all packages or none; seats sold since stay sold.
 * @throws HttpError 409 with those that changed since; 422 for what cannot be undone, and until `isSure` for new
 * duplicates
 */
export function undoMassal(
  deps: Deps,
  actor: Actor,
  { paket }: UndoMassalInput,
  kiriman: Kiriman | null,
  isSure: boolean,
): Promise<HasilMassal> {
  const back = paket.map(
    ({ id, updated_at, sebelum }): Wish => ({
      id,
      edited: updated_at,
      of: () => ({ changes: sebelum, galat: [] }),
    }),
  )
  return save(deps, actor, back, kiriman, isSure)
}

function wishes({ ids, ubah, versi = {} }: Massal): Wish[] {
  const known = new Map(Object.entries(versi))
  return ids.map((id) => ({
    id,
    edited: known.get(String(id)),
    of: (paket) => ubahanMassal(paket, ubah),
  }))
}

function save(
  deps: Deps,
  actor: Actor,
  wanted: readonly Wish[],
  kiriman: Kiriman | null,
  isSure: boolean,
): Promise<HasilMassal> {
  return changeRecords(deps, actor, async (context) => {
    if (!kiriman) return change(context, wanted, isSure)
    const kept = await once(context, kiriman, async () => {
      const jawaban = await change(context, wanted, isSure)
      return { jawaban, rujukan: `${paketNoun.noun.name}:massal` }
    })
    return hasilMassalSchema.parse(JSON.parse(kept))
  })
}

async function change(context: Context, wanted: readonly Wish[], isSure: boolean): Promise<HasilMassal> {
  const { paket, galat, steps, conflict } = await plan(context.trx, wanted, context.now)
  if (galat.length > 0) throw refused({ paket, galat }, conflict)
  if (!isSure && paket.some(({ kembar }) => kembar !== undefined))
    throw new HttpError(422, KEMBAR, { data: { paket, galat }, errors: {} })
  const times = new Map<number, string>()
  for (const [at, { stored, changes }] of steps.entries()) {
    if (at % AT_ONCE === 0) await setImmediate()
    times.set(stored.id, (await changePaket(context, stored, changes)).updated_at)
  }
  return { paket: paket.map((one) => ({ ...one, updated_at: times.get(one.id) ?? one.updated_at })), galat }
}

function refused(data: HasilMassal, conflict: string | null): HttpError {
  const errors: Record<string, string[]> = {}
  for (const { id, kolom, pesan } of data.galat) {
    const path = `${id}.${kolom}`
    errors[path] = [...(errors[path] ?? []), pesan]
  }
  return new HttpError(conflict === null ? 422 : 409, conflict ?? IMPOSSIBLE, { data, errors })
}

async function plan(db: Kysely<Tables>, wanted: readonly Wish[], now: Date): Promise<Plan> {
  // No database has others.
  const ids = wanted.map(({ id }) => id).filter((id) => id <= MAX_ID)
  const stored = new Map((await getByIds(db, paketNoun, ids)).map((paket) => [paket.id, paket]))
  const found: Plan = { paket: [], galat: [], steps: [], conflict: null }
  const bookings = await countBookings(db, [...stored.keys()])
  const kembarOf = kembarFinder(db)
  let [stale, booked] = [0, 0]
  for (const [at, { id, edited, of }] of wanted.entries()) {
    if (at % AT_ONCE === 0) await setImmediate()
    const paket = stored.get(id)
    if (!paket) {
      found.galat.push({ id, nama_paket: '', kolom: 'id', pesan: GONE })
      continue
    }
    const { nama_paket, updated_at } = paket
    const isOld =
      edited !== undefined && edited !== updated_at && !(await onlyPartsSince(db, paketNoun, paket, edited))
    if (isOld) stale += 1
    const { changes, galat, isConflict } = isOld
      ? { changes: {}, galat: [{ kolom: 'updated_at', pesan: STALE }], isConflict: false }
      : checked(paket, of(paket), now, bookings.get(id) ?? 0)
    if (isConflict) booked += 1
    found.galat.push(...galat.map((error) => ({ id, nama_paket, ...error })))
    const names = Object.keys(changes)
    if (names.length > 0 && galat.length === 0) found.steps.push({ stored: paket, changes })
    const kembar = galat.length === 0 ? await kembarOf(paket, changes) : null
    found.paket.push({
      id,
      nama_paket,
      updated_at,
      ubah: shown(paket, changes),
      sebelum: sebelumMassal(paket, changes),
      ...(kembar !== null && { kembar }),
    })
  }
  if (stale + booked === 0 || stale + booked < found.galat.length) return found
  return { ...found, conflict: stale > 0 ? CHANGED : BOOKED }
}

type Checked = ReturnType<Wish['of']> & { isConflict?: boolean }

/** Checks a package's changes as a save would, and returns the errors with them. */
function checked(paket: Paket, { changes, galat }: Checked, now: Date, pemesanan: number): Checked {
  if (galat.length > 0 || Object.keys(changes).length === 0) return { changes, galat }
  try {
    contentAfter(paket, changes, now, pemesanan)
    return { changes, galat }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { changes, galat: byColumn(error), isConflict: error.status === 409 }
  }
}

/** Returns an error's messages by column, those of a list under the list. */
function byColumn({ body, message }: HttpError): Checked['galat'] {
  const errors = Object.entries(Object(body.errors)).flatMap(([path, messages]) =>
    Array.isArray(messages)
      ? messages.map((pesan) => ({ kolom: path.split('.')[0] ?? '', pesan: String(pesan) }))
      : [],
  )
  return errors.length > 0 ? errors : [{ kolom: '', pesan: message }]
}

/** Returns the fields that differ, without publication times, which the state shows. */
function shown(paket: Paket, changes: PaketUpdate): HasilMassal['paket'][number]['ubah'] {
  const before = new Map<string, unknown>(Object.entries(paket))
  return Object.entries(changes)
    .filter(([kolom, ke]) => kolom !== 'terbit_pada' && kolom !== 'turun_pada' && before.get(kolom) !== ke)
    .map(([kolom, ke]) => ({ kolom, dari: String(before.get(kolom) ?? ''), ke: String(ke ?? '') }))
}

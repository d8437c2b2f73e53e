import { TAUTAN_MESSAGE } from '@safar/shared/access/session/forgot-password'
import type { JenisPermintaan } from '@safar/shared/people/permintaan-data/jenis'
import { type DataSaya, perbaikanSchema } from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { fieldErrors } from '@safar/shared/platform/http/errors'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type Context, transact } from '../../access/session/context.ts'
import { appendAktivitas } from '../../access/session/note-activity.ts'
import type { PersonalTable, ShownRecord } from '../../platform/db/personal-table.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { answerHours, readKantor } from '../../settings/pengaturan/kantor.ts'
import { updatePendaftaran, withdrawPemasaranOf } from '../pendaftaran/change-pendaftaran.ts'
import { readKerja } from '../pendaftaran/lengkap.ts'
import { findPaketChoice } from '../pendaftaran/paket-choice.ts'
import { listPendaftaranOf, listSaya } from '../pendaftaran/pendaftaran.repository.ts'
import type { DataPage } from './data-page.ts'
import {
  findTerbuka,
  insertPermintaan,
  noteOpened,
  permintaanOf,
  settleOwn,
} from './permintaan.repository.ts'
import { bunyiPersetujuan, persetujuanOf } from './persetujuan.ts'
import { queueNewRequest } from './surat-data.ts'
import { noteNews, openDataLink, viewDataPage } from './tautan.ts'

type Isi = Omit<DataPage, 'agency' | 'site'>

/** The result of the last action, shown on the page, also when it is opened again. */
const dilakukanSchema = z.object({
  kabar: z.string(),
  galat: z
    .object({
      kode: z.string(),
      isian: z.object({ nama: z.string(), telepon: z.string(), catatan: z.string() }),
      errors: z.record(z.string(), z.array(z.string())),
    })
    .nullable(),
})
type Dilakukan = z.infer<typeof dilakukanSchema>

const HALAMAN_TERTUTUP = 'Halaman data Anda sudah tertutup. Minta tautan baru, lalu buka dari email Anda.'
const TIDAK_ADA: Dilakukan = { kabar: '', galat: null }

/** Parses the noted result of a page; none for an empty text. */
function readDilakukan(kabar: string): Dilakukan {
  return kabar ? dilakukanSchema.parse(JSON.parse(kabar)) : TIDAK_ADA
}

/**
 * Opens a person's own data by a link, and does what they ask there.
 * @returns the token of the page with the result (`viewDataSaya`)
 * @throws HttpError 422 on `token` for a link that is used, expired or unknown
 */
export async function openDataSaya(deps: AppDeps, input: DataSaya): Promise<string> {
  const { db } = deps.database
  const opened = await transact(deps, null, async (context) => {
    const link = await openDataLink(context, input.token)
    if (link?.isFirst) await noteOpened(context, link.permintaan_id)
    return link
  })
  if (!opened) throw invalidFields({ token: [TAUTAN_MESSAGE] })
  const { email_kunci, token } = opened
  await noteNews(db, token, JSON.stringify(await perform(deps, input, email_kunci)))
  return token
}

/**
 * Reads the page of a person's own data, by its token.
 * @throws HttpError 422 on `token` for an expired page
 */
export async function viewDataSaya(
  deps: AppDeps,
  personal: readonly PersonalTable[],
  token: string,
): Promise<Isi> {
  const { db } = deps.database
  const seen = await transact(deps, null, (context) => viewDataPage(context, token))
  if (!seen) throw invalidFields({ token: [HALAMAN_TERTUTUP] })
  const { email_kunci } = seen
  const own = await listSaya(db, email_kunci)
  const bunyi = await bunyiPersetujuan(deps)
  const kerja = await readKerja(db, own)
  const names = new Map<string, string>()
  for (const paket of new Set(own.map(({ data }) => data.paket)))
    names.set(paket, (await findPaketChoice(db, paket))?.nama_paket ?? '')
  const pendaftaran = own.flatMap(({ data }, at) => {
    const given = { ...data, setuju_pemasaran: data.pemasaran_pada === null ? 0 : 1 }
    const paket = names.get(data.paket) ?? ''
    const more = kerja[at]
    return more ? [{ data, paket, persetujuan: persetujuanOf(given, bunyi), ...more }] : []
  })
  return {
    token,
    pendaftaran,
    lain: await shownOf(db, personal, email_kunci),
    permintaan: await permintaanOf(db, email_kunci),
    ...readDilakukan(seen.kabar),
  }
}

/** Returns the records of a person for which the page has no forms. */
async function shownOf(
  db: Kysely<Tables>,
  personal: readonly PersonalTable[],
  email_kunci: string,
): Promise<ShownRecord[]> {
  const shown = personal.map(async ({ find, show }) => {
    if (show === 'form') return []
    const own = await find(db, { email_kunci, kode: '' })
    return show(
      db,
      own.map(({ id }) => id),
    )
  })
  return (await Promise.all(shown)).flat()
}

async function perform(deps: AppDeps, input: DataSaya, email_kunci: string): Promise<Dilakukan> {
  switch (input.aksi) {
    case 'koreksi':
      return correctData(deps, input, email_kunci)
    case 'tarik':
      await withdrawPemasaranOf(deps, email_kunci)
      await noteSettled(deps, email_kunci, 'tarik', 'Persetujuan promo ditarik sendiri lewat tautan.')
      return { kabar: 'Persetujuan promo sudah ditarik. Kami tidak mengirim kabar promo lagi.', galat: null }
    case 'hapus':
      return requestErasure(deps, email_kunci)
    default:
      return TIDAK_ADA
  }
}

async function correctData(deps: AppDeps, input: DataSaya, email_kunci: string): Promise<Dilakukan> {
  const { db } = deps.database
  const { kode = '', nama = '', telepon = '', catatan = '' } = input
  const isian = { nama, telepon, catatan }
  const own = (await listPendaftaranOf(db, email_kunci)).find((each) => each.kode === kode)
  if (!own) return TIDAK_ADA
  const parsed = perbaikanSchema.safeParse(isian)
  if (!parsed.success) return { kabar: '', galat: { kode, isian, errors: fieldErrors(parsed.error) } }
  await updatePendaftaran(deps, null, own.id, parsed.data)
  await noteSettled(deps, email_kunci, 'koreksi', 'Diperbaiki sendiri lewat tautan.')
  return { kabar: `Perbaikan pada pendaftaran ${kode} sudah tersimpan.`, galat: null }
}

/** Records what a person did by themselves: in their open request for it, or in a new one. */
async function noteSettled(
  deps: AppDeps,
  email_kunci: string,
  jenis: JenisPermintaan,
  hasil: string,
): Promise<void> {
  const jam = answerHours(await readKantor(deps))
  await transact(deps, null, async (context) => {
    const open = await findTerbuka(context.trx, email_kunci, jenis)
    const baru = { jenis, email: email_kunci, email_kunci, dibuktikan: true, jam, hasil }
    const { id } = open ?? (await insertPermintaan(context, baru))
    if (open) await settleOwn(context, id, hasil)
    await noteOwnAct(context, 'ubah', id, hasil)
  })
}

/** Notes what a person did to their data, by the request's number and nothing of who they are. */
function noteOwnAct(context: Context, aksi: 'ubah' | 'minta', data_id: number, rinci: string): Promise<void> {
  const pelaku = { oleh: 'Pemohon', akun_id: null, token_id: null }
  return appendAktivitas(context, { aksi, jenis: 'permintaan-data', data_id, rinci }, pelaku)
}

async function requestErasure(deps: AppDeps, email_kunci: string): Promise<Dilakukan> {
  const dari = await readKantor(deps)
  await transact(deps, null, async (context) => {
    const open = await findTerbuka(context.trx, email_kunci, 'hapus')
    if (open) return noteOpened(context, open.id)
    const row = await insertPermintaan(context, {
      jenis: 'hapus',
      email: email_kunci,
      email_kunci,
      dibuktikan: true,
      jam: answerHours(dari),
    })
    await queueNewRequest(context, row, dari)
    await noteOwnAct(context, 'minta', row.id, 'Hapus data')
  })
  return { kabar: `Permintaan Anda kami terima, dan dijawab dalam ${answerHours(dari)} jam.`, galat: null }
}

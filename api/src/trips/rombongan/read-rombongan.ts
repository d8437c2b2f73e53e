import { hariPulang, umurPada } from '@safar/shared/content/paket/hitung/umur'
import { KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import type { Paket } from '@safar/shared/content/paket/paket'
import { isTelepon } from '@safar/shared/platform/contact/telepon'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { withoutPaperNumbers } from '@safar/shared/platform/text/paper-number'
import { byRoomNumber, numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import { HOLDS_SEATS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type Kontak, kontakSchema, type Rombongan } from '@safar/shared/trips/rombongan/rombongan-schema'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { openOrNull } from '../../platform/vault/sealed-text.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { hotelsOf, latestPlan } from '../pembagian-kamar/read-rooms.ts'
import { listPeserta } from '../pemesanan/booking.repository.ts'

const kontakListSchema = z.array(kontakSchema)

/** Returns whom a departure's guide may call, and the version of that list; empty before the office wrote one. */
export async function readKontak(
  db: Kysely<Tables>,
  paketId: number,
): Promise<{ kontak: Kontak[]; versi: string }> {
  const row = await db
    .selectFrom('rombongan')
    .select(['kontak', 'updated_at'])
    .where('paket_id', '=', paketId)
    .executeTakeFirst()
  return row
    ? { kontak: kontakListSchema.parse(JSON.parse(row.kontak)), versi: row.updated_at }
    : { kontak: [], versi: '' }
}

/** A traveller as the group's page knows one; `jamaahId` is for the access log alone. */
interface Traveller {
  id: number
  jamaahId: number | null
  nama: string
  bantuan: string
  lahir: string
  kamar: string
  sekamar: string
  keluarga: number
  darurat: Rombongan['peserta'][number]['darurat']
}

/** The columns of a pilgrim that say whom to call in need. */
interface InNeed {
  kontak_darurat_nama: string
  kontak_darurat_hubungan: string
  kontak_darurat_hp: string
}

/** Returns whom to call at home for a pilgrim; null where neither a name nor a number is known. */
function contactOf(row: InNeed): Traveller['darurat'] {
  const nama = withoutPaperNumbers(row.kontak_darurat_nama)
  const telepon = isTelepon(row.kontak_darurat_hp) ? row.kontak_darurat_hp : ''
  return nama || telepon
    ? { nama, hubungan: withoutPaperNumbers(row.kontak_darurat_hubungan), telepon }
    : null
}

/** Opens the needs of a row; a number that somebody wrote among them is no need. */
function needsIn(vault: Vault, noun: string, { id, kebutuhan }: { id: number; kebutuhan: string }): string {
  const place = { noun, record: id, field: 'kebutuhan' }
  const open = kebutuhan === '' ? null : openOrNull(() => vault.open(place, String(kebutuhan)))
  return withoutPaperNumbers(open?.toString() ?? '')
}

/**
 * Lists who travels with a departure: people of bookings whose down payment is in, in the order of the bookings. What
 * a family needs stands at its first person until the record of one of them says whom it concerns.
 */
export async function listTravellers(
  { db, vault }: { db: Kysely<Tables>; vault: Vault },
  paketId: number,
): Promise<Traveller[]> {
  const bookings = await db
    .selectFrom('pemesanan')
    .select(['id', 'kebutuhan'])
    .where('paket_id', '=', paketId)
    .where('status', 'in', HOLDS_SEATS)
    .orderBy('id')
    .execute()
  const peserta = await listPeserta(
    db,
    bookings.map(({ id }) => id),
  )
  const pilgrims = new Map<number, Pick<Traveller, 'nama' | 'lahir' | 'bantuan' | 'darurat'>>()
  const ids = [...new Set(peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []))]
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom('jamaah')
      .select(['id', 'nama_paspor', 'tgl_lahir', 'kebutuhan'])
      .select(['kontak_darurat_nama', 'kontak_darurat_hubungan', 'kontak_darurat_hp'])
      .where('id', 'in', part)
      .execute()
    for (const { id, nama_paspor, tgl_lahir, kebutuhan, ...inNeed } of rows)
      pilgrims.set(id, {
        nama: nama_paspor,
        lahir: tgl_lahir ?? '',
        bantuan: needsIn(vault, 'jamaah', { id, kebutuhan }),
        darurat: contactOf(inNeed),
      })
  }
  const families = Map.groupBy(peserta, ({ pemesanan_id }) => pemesanan_id)
  const ofFamily = new Map(
    bookings.flatMap((booking) => {
      const own = families.get(booking.id) ?? []
      const isSaid = own.some(({ jamaah_id }) => jamaah_id !== null && pilgrims.get(jamaah_id)?.bantuan)
      const words = isSaid ? '' : needsIn(vault, 'pemesanan', booking)
      return words === '' || !own[0] ? [] : [[own[0].id, own.length === 1 ? words : `Keluarga ini: ${words}`]]
    }),
  )
  return peserta.map((one) => {
    const pilgrim = one.jamaah_id === null ? undefined : pilgrims.get(one.jamaah_id)
    return {
      id: one.id,
      jamaahId: pilgrim ? one.jamaah_id : null,
      nama: withoutPaperNumbers(pilgrim?.nama || one.nama) || `Peserta ${one.ke}`,
      bantuan: pilgrim?.bantuan || (ofFamily.get(one.id) ?? ''),
      lahir: pilgrim?.lahir || one.tanggal_lahir,
      kamar: KAMAR_NAMA[one.kamar],
      sekamar: withoutPaperNumbers(one.teman_sekamar),
      keluarga: one.pemesanan_id,
      darurat: pilgrim?.darurat ?? null,
    }
  })
}

/** Lists the rooms that have a number, hotel by hotel, with those of their people who travel. */
async function givenRooms(
  db: Kysely<Tables>,
  paket: Paket,
  travellers: readonly Traveller[],
): Promise<Rombongan['kamar']> {
  const { kamar } = await latestPlan(db, paket.id)
  const known = new Set(travellers.map(({ id }) => id))
  return hotelsOf(paket).flatMap(({ nama: hotel }) =>
    byRoomNumber(kamar, hotel).flatMap((room) => {
      const nomor = numberIn(room, hotel)
      const peserta = room.penghuni.map(({ peserta_id }) => peserta_id).filter((id) => known.has(id))
      return nomor === '' || peserta.length === 0
        ? []
        : [{ hotel, nomor, jenis: KAMAR_NAMA[room.tipe], peserta }]
    }),
  )
}

/** Returns what a guide reads of a departure. */
export async function readRombongan(
  { db, paket, now }: { db: Kysely<Tables>; paket: Paket; now: Date },
  travellers: readonly Traveller[],
  { kontak, berakhir_pada }: Pick<Rombongan, 'kontak' | 'berakhir_pada'>,
): Promise<Rombongan> {
  const { nama_paket, tanggal_keberangkatan: berangkat } = paket
  const families = [...new Set(travellers.map(({ keluarga }) => keluarga))]
  const keluarga: Rombongan['keluarga'] = []
  for (const part of inParts(families)) {
    const rows = await db
      .selectFrom('pemesanan')
      .select(['id', 'pemesan_nama as nama', 'pemesan_telepon as telepon'])
      .where('id', 'in', part)
      .orderBy('id')
      .execute()
    keluarga.push(...rows)
  }
  return {
    paket: { nama_paket, berangkat, pulang: hariPulang(paket) },
    peserta: travellers.map(({ id, nama, bantuan, lahir, kamar, sekamar, keluarga: of, darurat }) => ({
      id,
      nama,
      bantuan,
      umur: bantuan && isTanggal(lahir) && isTanggal(berangkat) ? umurPada(lahir, berangkat) : null,
      kamar,
      sekamar,
      keluarga: of,
      darurat,
    })),
    keluarga,
    kamar: await givenRooms(db, paket, travellers),
    penerbangan: paket.maskapais.map((one) => ({
      maskapai: one.nama_maskapai,
      nomor: one.nomor,
      dari: one.departure,
      ke: one.arrival,
      berangkat: one.date_departure,
      tiba: one.date_arrival,
      transit: one.transit,
      gerbang: one.gate,
    })),
    hotel: paket.hotels.map(({ nama_hotel, lokasi, check_in, check_out }) => ({
      nama: nama_hotel,
      lokasi,
      masuk: check_in,
      keluar: check_out,
    })),
    jadwal: paket.itineraris.map(({ hari, tanggal, name, deskripsi }) => ({
      hari,
      tanggal,
      nama: name,
      isi: deskripsi,
    })),
    kontak,
    berakhir_pada,
    waktu_server: now.toISOString(),
  }
}

import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import type { BillKeadaan } from '@safar/shared/money/buku/bills'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { familySteps, uncovered, waitingSum } from '@safar/shared/overview/pesanan/next-step'
import type {
  PembayaranKeluarga,
  Pesanan,
  PesertaKeluarga,
} from '@safar/shared/overview/pesanan/pesanan-schema'
import {
  asClause,
  DOKUMEN_LABEL,
  type DokumenJenis,
  keadaanDokumen,
  newestOf,
} from '@safar/shared/people/jamaah/dokumen'
import { recordPath } from '@safar/shared/platform/address/record'
import { daysBetween, formatTanggal, hariIni, isTanggal } from '@safar/shared/platform/format/tanggal'
import { withoutIdentities } from '@safar/shared/platform/text/paper-number'
import { isPublic } from '@safar/shared/records/noun/states'
import { type Agency, agencyChatUrl } from '@safar/shared/settings/agency'
import { isFamilyTurn, SYARAT_PAPER } from '@safar/shared/trips/kesiapan/family-turn'
import { readinessOf } from '@safar/shared/trips/kesiapan/readiness'
import type { Syarat, SyaratKunci } from '@safar/shared/trips/kesiapan/syarat'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isAside, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import { openAccount } from '../../money/buku/follow-booking.ts'
import { readAccount } from '../../money/buku/ledger.ts'
import { listKwitansi } from '../../money/kwitansi/kwitansi.repository.ts'
import { isHeld } from '../../money/pembayaran/held-by-line.ts'
import { listPayments } from '../../money/pembayaran/pembayaran.repository.ts'
import { shownBills } from '../../money/pembayaran/shown-money.ts'
import { refundsOf } from '../../money/pengembalian/pengembalian.repository.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Deps } from '../../records/noun/change.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'
import { readGroups, readRules } from '../../trips/kesiapan/read-readiness.ts'
import { listPeserta } from '../../trips/pemesanan/booking.repository.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { familyChanges } from './family-changes.ts'
import { familyRequests } from './family-requests.ts'
import { splitBookings } from './split-bookings.ts'

/*
 * A booking as its family sees it. Each field is named here: of rows nothing is spread into the answer, so that a note
 * or a number that a table comes to have reaches nobody.
 */

/** The state of a booking in a sentence. */
const KEADAAN: Record<PemesananStatus, string> = {
  draf: 'Pemesanan sedang kami siapkan.',
  menunggu_dp: 'Kami menunggu uang muka agar kursinya terjamin.',
  sebagian: 'Kursi Anda sudah terjamin. Masih ada yang perlu dibayar.',
  lunas: 'Semua sudah lunas.',
  berangkat: 'Selamat menunaikan ibadah.',
  selesai: 'Perjalanan sudah selesai.',
  kedaluwarsa: 'Pemesanan ini kedaluwarsa karena belum dibayar. Hubungi kami bila masih ingin berangkat.',
  batal: 'Pemesanan ini sudah dibatalkan.',
  disimpan: 'Pemesanan ini disimpan sampai ada keberangkatan pengganti.',
}

/** The sentence of a booking whose down payment is in, with no seat left for it yet. */
const TANPA_KURSI =
  'Uang muka Anda sudah kami terima. Kursinya sedang kami usahakan, dan kami segera menghubungi Anda.'

/** Returns the state in a sentence. Money is a fact, a seat is not: who paid waits for a seat, and not to pay. */
const keadaanOf = (status: PemesananStatus, [first]: readonly { keadaan: BillKeadaan }[]): string =>
  status === 'menunggu_dp' && first?.keadaan === 'lunas' ? TANPA_KURSI : KEADAAN[status]

/** Requirements that a family is told of in words of its own. */
const SAID: Partial<Record<SyaratKunci, string>> = {
  jamaah: 'Nama dan data peserta ini belum kami catat.',
  tgl_lahir: 'Tanggal lahirnya belum kami catat.',
}
/** Kinds that every journey asks for. */
const ASKED: readonly DokumenJenis[] = ['paspor', 'pas_foto']

type FamilyDeps = Deps & Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>

interface Looking {
  actor: Actor
  /** The end of the link; null for an account, and for staff who look at it as the family would. */
  berlaku_sampai: string | null
  /** The visit before this one; null for the first. */
  sejak: string | null
}

/** Reads a booking as its family sees it. */
export async function readFamilyBooking(
  deps: FamilyDeps,
  booking: PemesananStored,
  { actor, berlaku_sampai, sejak }: Looking,
): Promise<Pesanan> {
  const { db } = deps.database
  const now = deps.now()
  const today = hariIni(now)
  const agency = await readAgency(deps)
  const account =
    (await readAccount(db, booking.id)) ??
    (await changeBooking(deps, actor, String(booking.id), { isSeating: () => false, change: openAccount }))
  const paket = await findRecord(db, paketNoun, String(booking.paket_id))
  const berangkat = paket?.tanggal_keberangkatan ?? ''
  const pulang = paket ? hariPulang(paket) : ''
  const bills = await shownBills(db, account, { berangkat, today })
  const payments = await familyPayments(db, booking.id)
  const receipts = (await listKwitansi(db, { pemesanan: booking.id, page: 1, per_page: 100 }, deps.siteUrl))
    .data
  const refunds = await refundsOf(db, booking.id)
  const requests = await familyRequests(db, booking.id)
  const isTravelling = berangkat >= today && !isAside(booking.status)
  const { peserta, papers } = await readPeople(db, booking, {
    paket: {
      tanggal_keberangkatan: berangkat,
      durasi: paket?.durasi ?? '',
      tipe_paket: paket?.tipe_paket ?? '',
    },
    now,
    isTravelling,
  })
  const open = bills.flatMap(({ jumlah_transfer, ...bill }) =>
    jumlah_transfer === null ? [] : [{ ...bill, jumlah_transfer }],
  )
  const asked = uncovered(open, waitingSum(payments), account.kode_unik)
  const [berikutnya = null, ...sesudah] = familySteps({
    status: booking.status,
    mata_uang: booking.mata_uang,
    tagihan: asked,
    peserta: peserta.map(({ id, nama, kurang, dokumen }) => ({
      id,
      nama,
      kurang,
      ditolak: dokumen.flatMap(({ jenis, keadaan }) => (keadaan === 'ditolak' ? jenis : [])),
    })),
    today,
  })
  // Whoever sent a proof of all of it may still look up where to pay; who has no departure pays for none.
  const next = isAside(booking.status) ? undefined : (asked[0] ?? open[0])
  const changes =
    sejak === null
      ? []
      : await familyChanges(db, sejak, {
          booking,
          paket,
          payments,
          refunds,
          papers,
          requests,
          names: new Map(peserta.map(({ id, nama }) => [id, nama])),
        })
  return {
    kode: booking.kode,
    hari_ini: today,
    status: booking.status,
    keadaan: keadaanOf(booking.status, bills),
    pemesan: { nama: booking.pemesan_nama },
    sejak,
    perubahan: changes,
    berikutnya,
    sesudah,
    peserta,
    pecahan: await splitBookings(db, booking),
    mata_uang: booking.mata_uang,
    total: bills.reduce((sum, { jumlah }) => sum + jumlah, 0),
    dibayar: account.dibayar,
    sisa: account.terbuka,
    lebih: account.lebih,
    tagihan: bills.map((bill) => ({
      id: bill.id,
      jenis: bill.jenis,
      uraian: bill.uraian,
      jatuh_tempo: bill.jatuh_tempo,
      jumlah: bill.jumlah,
      dibayar: bill.dibayar,
      keadaan: bill.keadaan,
      jumlah_transfer: bill.jumlah_transfer,
      lunas_pada: bill.lunas_pada,
    })),
    pengembalian: refunds.flatMap(({ jumlah, status, tanggal_bank }) =>
      status === 'dibatalkan' ? [] : [{ jumlah, status, tanggal: tanggal_bank ?? '' }],
    ),
    bayar: next
      ? { tagihan_id: next.id, jumlah_transfer: next.jumlah_transfer, jatuh_tempo: next.jatuh_tempo }
      : null,
    kode_unik: account.kode_unik,
    rekening: agency.rekening.map(({ bank, nomor, atas_nama }) => ({ bank, nomor, atas_nama })),
    pembayaran: payments.map(familyPayment),
    kwitansi: receipts.map(({ nomor, tanggal_bank, jumlah, keadaan, periksa }) => ({
      nomor,
      tanggal: tanggal_bank,
      jumlah,
      keadaan,
      tautan: periksa.tautan,
    })),
    permintaan: requests,
    perjalanan: {
      paket: paket?.nama_paket ?? '',
      tautan: paket && isPublic(paket) ? recordPath('paket', paket.slug) : '',
      berangkat,
      pulang,
      hari_lagi: isTanggal(berangkat) && isTravelling ? daysBetween(today, berangkat) : null,
      dari: paket?.pemberangkatan ?? '',
      penerbangan: (paket?.maskapais ?? []).map((one) => ({
        maskapai: one.nama_maskapai,
        nomor: one.nomor,
        dari: one.departure,
        ke: one.arrival,
        berangkat: one.date_departure,
        tiba: one.date_arrival,
        transit: one.transit,
        gate: one.gate,
      })),
      hotel: (paket?.hotels ?? []).map(({ nama_hotel, lokasi, check_in, check_out }) => ({
        nama: nama_hotel,
        lokasi,
        check_in,
        check_out,
      })),
      pembimbing: (paket?.pembimbings ?? []).map(({ nama }) => nama),
    },
    kantor: officeOf(agency, booking.kode),
    berlaku_sampai,
  }
}

/**
 * Lists the payments of a booking that its family knows of. A proof whose money a bank line booked as another payment
 * is that payment: told as refused it would be sent once more.
 */
async function familyPayments(db: Kysely<Tables>, pemesanan_id: number): Promise<Pembayaran[]> {
  const all = await listPayments(db, pemesanan_id)
  const aside = all.flatMap(({ id, status }) => (status === 'ditolak' ? id : []))
  if (aside.length === 0) return all
  const booked = await db
    .selectFrom('pasangan_mutasi')
    .select('menunggu_id')
    .where('menunggu_id', 'in', aside)
    .where(isHeld)
    .execute()
  const ids = new Set(booked.map(({ menunggu_id }) => menunggu_id))
  return all.filter(({ id }) => !ids.has(id))
}

function officeOf(agency: Agency, kode: string): Pesanan['kantor'] {
  return {
    merek: agency.brand,
    perusahaan: agency.company,
    jam: agency.hours,
    telepon: agency.phone,
    chat: agencyChatUrl(agency, `Assalamu'alaikum, pemesanan ${kode}. Saya ingin bertanya: `),
  }
}

/**
 * Returns a payment as its family sees it: without the bank's reference and the reason of a cancellation, which the
 * office writes for itself. The reason of a refusal is written for the family.
 */
export const familyPayment = (payment: Pembayaran): PembayaranKeluarga => ({
  id: payment.id,
  jumlah: payment.jumlah,
  mata_uang: payment.mata_uang,
  tanggal_bank: payment.tanggal_bank,
  status: payment.status,
  alasan: payment.status === 'ditolak' ? withoutIdentities(payment.alasan) : '',
  metode: payment.metode,
  dikirim_pada: payment.dicatat_pada,
  kwitansi: payment.kwitansi,
})

interface Journey {
  paket: { tanggal_keberangkatan: string; durasi: string; tipe_paket: string }
  now: Date
  /** False once it has left, and of a booking that travels on no day: nothing is missing then. */
  isTravelling: boolean
}

/** Reads the people of a booking with what is missing, and the papers that people decided on. */
async function readPeople(
  db: Kysely<Tables>,
  booking: PemesananStored,
  { paket, now, isTravelling }: Journey,
) {
  const stored = await listPeserta(db, [booking.id])
  const people = (await readGroups(db, [booking.id]))[0]?.people ?? []
  const rules = await readRules(db, paket, now)
  const pilgrims = stored.flatMap(({ jamaah_id }) => jamaah_id ?? [])
  const papers =
    pilgrims.length === 0
      ? []
      : await db
          .selectFrom('dokumen')
          .select(['jamaah_id', 'jenis', 'status', 'alasan', 'diunggah_pada', 'diperiksa_pada'])
          .where('jamaah_id', 'in', pilgrims)
          .orderBy('id', 'desc')
          .execute()
  const peserta = stored.map((one): PesertaKeluarga => {
    const about = people.find(({ id }) => id === one.id)
    const own = papers.filter(({ jamaah_id }) => jamaah_id === one.jamaah_id)
    const due = about
      ? readinessOf(about, people, rules).filter((syarat) => isFamilyTurn(syarat, about.jamaah))
      : []
    const kurang = isTravelling ? missingOf(due, own) : []
    const states = keadaanDokumen(own)
    const dokumen = Object.entries(states).flatMap(([name, keadaan]) => {
      const jenis = own.find((paper) => paper.jenis === name)?.jenis ?? ASKED.find((asked) => asked === name)
      if (!jenis) return []
      const newest = newestOf(own, jenis)
      return [
        {
          jenis,
          keadaan,
          alasan: newest?.status === 'ditolak' ? newest.alasan : '',
          dikirim_pada: newest?.diunggah_pada ?? null,
        },
      ]
    })
    const isChecking = dokumen.some(({ keadaan }) => keadaan === 'diunggah' || keadaan === 'diperiksa')
    return {
      id: one.id,
      nama: about?.jamaah?.nama_paspor || one.nama,
      jenis: one.jenis,
      kamar: one.kamar,
      keadaan: kurang.length > 0 ? 'kurang' : isChecking ? 'diperiksa' : 'lengkap',
      kurang,
      dokumen,
      visa: one.visa_no !== '',
    }
  })
  const nameOf = (jamaah_id: number) =>
    peserta[stored.findIndex((one) => one.jamaah_id === jamaah_id)]?.nama ?? ''
  return {
    peserta,
    papers: papers.map(({ jenis, status, diperiksa_pada, jamaah_id }) => ({
      jenis,
      status,
      diperiksa_pada,
      nama: nameOf(jamaah_id),
    })),
  }
}

/** Returns what is missing of a person: papers that were refused, and what the family is asked for, each kind once. */
function missingOf(
  due: readonly Syarat[],
  papers: readonly {
    jenis: DokumenJenis
    status: 'diunggah' | 'diperiksa' | 'diterima' | 'ditolak'
    alasan: string
    diunggah_pada: string
  }[],
): PesertaKeluarga['kurang'] {
  const found = due.map(({ kunci, alasan, batas }) => ({
    teks: SAID[kunci] ?? alasan,
    jenis: SYARAT_PAPER[kunci] ?? null,
    batas,
  }))
  const refused = papers.flatMap(({ jenis, alasan, status, diunggah_pada }) =>
    status === 'ditolak' && newestOf(papers, jenis)?.diunggah_pada === diunggah_pada
      ? [
          {
            jenis,
            batas: found.find((one) => one.jenis === jenis)?.batas ?? '',
            teks: `${DOKUMEN_LABEL[jenis]} yang dikirim ${formatTanggal(hariIni(new Date(diunggah_pada)))} belum dapat dipakai: ${asClause(alasan)}.`,
          },
        ]
      : [],
  )
  const all = [...refused, ...found]
  return all.filter(({ jenis }, at) => jenis === null || all.findIndex((one) => one.jenis === jenis) === at)
}

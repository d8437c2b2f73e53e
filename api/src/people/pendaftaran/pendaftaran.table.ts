import { KAMAR } from '@safar/shared/content/paket/kamar'
import { IKUT, KURSI_RODA } from '@safar/shared/people/pendaftaran/berangkat'
import { JENIS_PENDAFTARAN } from '@safar/shared/people/pendaftaran/jenis'
import { KABARI_KOTA_MAX } from '@safar/shared/people/pendaftaran/kabari'
import { KABARI_KATEGORI } from '@safar/shared/people/pendaftaran/kabari-kategori'
import { PENDAFTARAN_LIMITS } from '@safar/shared/people/pendaftaran/schema'
import { PENDAFTARAN_STATUS } from '@safar/shared/people/pendaftaran/status'
import { isBulan, isTanggal } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import { MAX_ACTOR_LENGTH } from '../../access/session/actor.ts'
import { emailProblem } from '../../access/session/akun.repository.ts'
import {
  counted,
  flag,
  id,
  integer,
  nullable,
  omissible,
  oneOf,
  personal,
  text,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { PENDAFTARAN_PERSONAL } from './pendaftaran.personal.ts'

const L = PENDAFTARAN_LIMITS
const day = textOf(z.string().refine(isTanggal, 'no day'))
const month = z
  .string()
  .max(7)
  .refine((bulan) => bulan === '' || isBulan(bulan), 'no month')

/** Registrations of people who want to travel, wait for a seat or want to be told of a departure. */
export const PENDAFTARAN = table({
  key: ['id'],
  people: PENDAFTARAN_PERSONAL,
  columns: {
    id: counted,
    /** What a person names their registration by. */
    kode: textOf(z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'no code')),
    nama: personal(text(L.nama)),
    email: personal(text(L.email)),
    /** Folded like an account's, so that people find their own. */
    email_kunci: personal(text()),
    paket: text(L.paket),
    telepon: personal(text(L.telepon)),
    /** Its digits in international form, however it was typed. */
    telepon_kunci: personal(text()),
    kamar: oneOf([...KAMAR, '']),
    jumlah_pax: nullable(integer(1, L.pax)),
    catatan: personal(text(L.catatan)),
    status: oneOf(PENDAFTARAN_STATUS),
    jenis: omissible(oneOf(JENIS_PENDAFTARAN)),
    /** The package that it is bound to. */
    paket_id: nullable(id),
    /** 1 where fewer seats than people are taken as well. */
    mau_sebagian: omissible(flag),
    /** Month, city and kind of a departure that somebody wants to be told of. */
    bulan: omissible(textOf(month)),
    kota: omissible(text(KABARI_KOTA_MAX)),
    kategori: omissible(oneOf([...KABARI_KATEGORI, ''])),
    /** The day with whose end it is erased, where its consent names one. */
    hapus_pada: nullable(day),
    catatan_admin: personal(text(L.catatan_admin)),
    persetujuan_versi: text(50),
    persetujuan_pada: time,
    /** As it was given; a withdrawal is kept beside it. */
    setuju_pemasaran: flag,
    pemasaran_ditarik_pada: nullable(time),
    pemasaran_ditarik_oleh: text(MAX_ACTOR_LENGTH),
    created_at: time,
    updated_at: time,
    /** Who of the staff changed it last; nobody yet. */
    diubah_oleh: text(MAX_ACTOR_LENGTH),
    /** Folded text that the search looks through. */
    cari: personal(text()),
    /** Since when its status is what it is. */
    status_pada: omissible(time),
    /** The account whose task it is; its name stays though the account goes. */
    petugas_id: nullable(id),
    petugas: omissible(text(MAX_ACTOR_LENGTH)),
    /** The day of the next step. */
    tindak_lanjut: nullable(day),
    /** The registration that it was joined to. */
    gabung_ke: nullable(id),
    /** Others up to this id were looked at and are somebody else's. */
    kembar_dilihat: omissible(integer(0)),
    /** Whether who registers travels, how old the travellers are, who goes with them, and what they need. */
    ikut: omissible(oneOf(IKUT)),
    usia: personal(omissible(text(L.usia))),
    pendamping: personal(omissible(text(L.pendamping))),
    kursi_roda: personal(omissible(oneOf(KURSI_RODA))),
    kebutuhan: personal(omissible(text(L.kebutuhan))),
    /** Since when it is in the trash, and who put it there; null where it is not. */
    dihapus_pada: nullable(time),
    dihapus_oleh: omissible(text(MAX_ACTOR_LENGTH)),
    /** Why it was called off. */
    alasan_batal: personal(omissible(text(L.alasan_batal))),
  },
  writtenAt: 'updated_at',
  together: ['email', 'email_kunci'],
  check: emailProblem,
})

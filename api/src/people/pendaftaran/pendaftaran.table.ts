import { KAMAR } from '@safar/shared/content/paket/kamar'
import { IKUT, KURSI_RODA } from '@safar/shared/people/pendaftaran/berangkat'
import { JENIS_PENDAFTARAN } from '@safar/shared/people/pendaftaran/jenis'
import { KABARI_KOTA_MAX } from '@safar/shared/people/pendaftaran/notify-me'
import { KABARI_KATEGORI } from '@safar/shared/people/pendaftaran/notify-me-kategori'
import { PENDAFTARAN_LIMITS } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
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
import { sealed, sealedRule, sealedWords } from '../../platform/vault/sealed-column.ts'
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
    /** The code by which a person names their registration. */
    kode: textOf(z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'no code')),
    nama: personal(text(L.nama)),
    email: personal(text(L.email)),
    /** Folded like an account's, so that people find their own. */
    email_kunci: personal(text()),
    paket: text(L.paket),
    telepon: personal(text(L.telepon)),
    /** The digits in international form, however the number was typed. */
    telepon_kunci: personal(text()),
    kamar: oneOf([...KAMAR, '']),
    jumlah_pax: nullable(integer(1, L.pax)),
    catatan: personal(sealedWords(L.catatan)),
    status: oneOf(PENDAFTARAN_STATUS),
    jenis: omissible(oneOf(JENIS_PENDAFTARAN)),
    /** The package that it is bound to. */
    paket_id: nullable(id),
    /** 1 if the person would also take fewer seats than asked for. */
    mau_sebagian: omissible(flag),
    /** Month, city and kind of a departure that somebody wants to be told of. */
    bulan: omissible(textOf(month)),
    kota: omissible(text(KABARI_KOTA_MAX)),
    kategori: omissible(oneOf([...KABARI_KATEGORI, ''])),
    /** The last day before it is erased, if its consent names one. */
    hapus_pada: nullable(day),
    catatan_admin: personal(sealedWords(L.catatan_admin)),
    persetujuan_versi: text(50),
    persetujuan_pada: time,
    /** The consent as given; a withdrawal is kept beside it. */
    setuju_pemasaran: flag,
    pemasaran_ditarik_pada: nullable(time),
    pemasaran_ditarik_oleh: text(MAX_ACTOR_LENGTH),
    created_at: time,
    updated_at: time,
    /** The member of staff who changed it last; empty if nobody did. */
    diubah_oleh: text(MAX_ACTOR_LENGTH),
    /** Folded text that the search looks through. */
    cari: personal(text()),
    /** The time since when it has its status. */
    status_pada: omissible(time),
    /** The responsible account; its name stays after the account is deleted. */
    petugas_id: nullable(id),
    petugas: omissible(text(MAX_ACTOR_LENGTH)),
    /** The day of the next step. */
    tindak_lanjut: nullable(day),
    /** The registration that it was joined to. */
    gabung_ke: nullable(id),
    /** Possible duplicates up to this id were marked as different. */
    kembar_dilihat: omissible(integer(0)),
    /** Fields on who travels: the registrant or not, ages, companions, and needs. */
    ikut: omissible(oneOf(IKUT)),
    usia: personal(omissible(sealedWords(L.usia))),
    pendamping: personal(omissible(sealedWords(L.pendamping))),
    kursi_roda: personal(omissible(sealed(sealedRule.or(z.enum(KURSI_RODA))))),
    kebutuhan: personal(omissible(sealedWords(L.kebutuhan))),
    /** The time when it was put into the trash; null if it is not there. */
    dihapus_pada: nullable(time),
    dihapus_oleh: omissible(text(MAX_ACTOR_LENGTH)),
    /** The reason for cancelling. */
    alasan_batal: personal(omissible(sealedWords(L.alasan_batal))),
  },
  writtenAt: 'updated_at',
  together: ['email', 'email_kunci'],
  check: emailProblem,
})

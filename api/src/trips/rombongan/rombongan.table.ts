import { parseJson } from '@safar/shared/records/noun/columns'
import { CELL_KINDS, CELL_LIMITS } from '@safar/shared/trips/rombongan/cell'
import { LINK_LIMITS } from '@safar/shared/trips/rombongan/link'
import { kontakSchema, ROMBONGAN_LIMITS } from '@safar/shared/trips/rombongan/rombongan-schema'
import { z } from 'zod'
import {
  bigint,
  counted,
  id,
  integer,
  nullable,
  oneOf,
  personal,
  text,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealedWords } from '../../platform/vault/sealed-column.ts'
import { forgetOldCells, forgetOldLinks } from './forget-rombongan.ts'

const { kontak, nama, keterangan, telepon } = ROMBONGAN_LIMITS
/** Each sign of a contact may be written with six in JSON. */
const CONTACTS_MOST = kontak * ((nama + keterangan + telepon) * 6 + 50) + 2
const contactsSchema = z.array(kontakSchema).max(kontak)
const isContacts = (json: string) => contactsSchema.safeParse(parseJson(json)).success

const GOES = 'by itself, half a year after the journey'

/** Links of guides' phones to the page of their group. */
export const ROMBONGAN_TAUTAN = table({
  key: ['id'],
  people: { goes: GOES },
  columns: {
    id: counted,
    paket_id: id,
    /** SHA-256 of the token, hex: a copy of the database opens no page. */
    token_hash: text(64),
    /** The guide whose phone it is for, as the office wrote it. */
    untuk: personal(text(LINK_LIMITS.untuk)),
    created_at: time,
    berakhir_pada: time,
    dicabut_pada: nullable(time),
    dibuka_pada: nullable(time),
    /** Ids of the pilgrims whose needs were opened by it, as JSON: each is a line of the access log, once. */
    terbuka: text(),
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  left: 'A link that was ended after the backup must not open again; the office makes another.',
  expire: forgetOldLinks,
})

/** The group's page of each departure that has one. */
export const ROMBONGAN = table({
  key: ['paket_id'],
  people: {
    stays: 'Hotels and guides to call, who are no pilgrims; they are written over or cleared by the office.',
  },
  columns: {
    paket_id: id,
    /** Whom the guide may call, as JSON. */
    kontak: personal(textOf(z.string().max(CONTACTS_MOST).refine(isContacts, 'no contacts'))),
    /** The number of the last cell that was written. */
    urut: integer(0),
    /** The day on which the report of the return went to the ministry; null until then. */
    laporan_pada: nullable(text(10)),
    updated_at: time,
  },
})

/** Stops, marks of the roll and notes, as phones wrote them. */
export const ROMBONGAN_SEL = table({
  key: ['paket_id', 'jenis', 'kunci'],
  people: { goes: GOES },
  columns: {
    paket_id: id,
    jenis: oneOf(CELL_KINDS),
    kunci: text(CELL_LIMITS.kunci),
    /** JSON; of a note it lies sealed. */
    nilai: personal(sealedWords(CELL_LIMITS.nilai)),
    waktu: bigint(1),
    perangkat: text(CELL_LIMITS.perangkat),
    urut: integer(1),
    diterima_pada: time,
  },
  writtenAt: 'diterima_pada',
  expire: forgetOldCells,
})

import { MUTASI_LIMITS } from '@safar/shared/money/mutasi/mutasi'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import {
  bigint,
  counted,
  id,
  integer,
  nullable,
  personal,
  text,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealed, sealedRule } from '../../platform/vault/sealed-column.ts'

const sen = bigint(-MUTASI_LIMITS.sen, MUTASI_LIMITS.sen)

/**
 * Lines of bank statements: appended, and the database refuses to change one. Their texts carry names and numbers of
 * accounts of whoever paid, and are sealed.
 */
export const MUTASI = table({
  key: ['id'],
  people: { stays: 'Movements of the agency’s account are its books, whoever paid.' },
  columns: {
    id: counted,
    /** Digits of the agency's account; empty where its settings had none. */
    rekening: textOf(z.string().regex(/^\d{0,60}$/, 'no account')),
    tanggal: textOf(z.string().refine(isTanggal, 'no day')),
    /** In sen; below zero for money that leaves. */
    jumlah: sen,
    /** In sen; null where the list has no balance. */
    saldo: nullable(sen),
    keterangan: personal(sealed(sealedRule, { lookup: 'keterangan_kunci' })),
    /** Keyed hash of the text, by which an equal line is found. */
    keterangan_kunci: text(100),
    /** The number among equal lines, from 0. */
    ke: integer(0, MUTASI_LIMITS.baris),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})

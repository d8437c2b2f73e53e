import { ALASAN_TOLAK_MAX, DOKUMEN_JENIS, DOKUMEN_STATUS } from '@safar/shared/people/jamaah/dokumen'
import { z } from 'zod'
import {
  counted,
  id,
  nullable,
  oneOf,
  personal,
  randomIdRule,
  text,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * Papers of pilgrims. Each has a private file of its person, under its kind. While the person is in the trash they stay
 * and nobody reads them. What becomes of them with people is `dokumenPersonal`, which journeys have a word in.
 */
export const DOKUMEN = table({
  key: ['id'],
  columns: {
    id: counted,
    jamaah_id: id,
    jenis: oneOf(DOKUMEN_JENIS),
    /** The id of the private file. */
    berkas: textOf(randomIdRule),
    /** Keyed hash of the uploaded bytes, by which the same file again is told. */
    isi_kunci: textOf(z.string().max(200)),
    status: oneOf(DOKUMEN_STATUS),
    /** The reason of a refusal, as its family is told; empty for none. */
    alasan: personal(text(ALASAN_TOLAK_MAX)),
    /** The paper of its kind that this one replaced. */
    menggantikan_id: nullable(id),
    diunggah_oleh_id: nullable(id),
    diunggah_pada: time,
    /** The account that checks or checked it. */
    pemeriksa_id: nullable(id),
    diperiksa_pada: nullable(time),
    /** Time when a chat with the family about its refusal was opened. */
    dikabari_pada: nullable(time),
    updated_at: time,
  },
  writtenAt: 'updated_at',
})

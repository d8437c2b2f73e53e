import { MAX_ALT_LENGTH, MAX_BERKAS_LENGTH } from '@safar/shared/files/gambar/gambar'
import { gambarSize, MAX_IMAGE_NAME_LENGTH } from '@safar/shared/files/gambar/name'
import { z } from 'zod'
import { flag, integer, omissible, text, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

const millionths = integer(0, 1_000_000)

/** Every picture that an upload stored; swept once nothing names them: see `tidy`. */
export const GAMBAR = table({
  key: ['nama'],
  columns: {
    nama: textOf(
      z
        .string()
        .max(MAX_IMAGE_NAME_LENGTH)
        .refine((name) => gambarSize(name) !== null, 'no name of a picture'),
    ),
    created_at: time,
    /** 1 once its AVIF files are there, or known to be no gain. */
    avif: omissible(flag),
    /** Name of the uploaded file; empty if unknown. */
    berkas: omissible(text(MAX_BERKAS_LENGTH)),
    alt: omissible(text(MAX_ALT_LENGTH)),
    /** 1 if it is a decoration, which screen readers skip. */
    hiasan: omissible(flag),
    /** The point that stays in sight, in millionths of width and height. */
    fokus_x: omissible(millionths),
    fokus_y: omissible(millionths),
    /** 1 if staff put it into the library, so that it is not swept. */
    menetap: omissible(flag),
  },
  writtenAt: 'created_at',
})

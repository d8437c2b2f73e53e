import { statfs } from 'node:fs/promises'
import { asalSchema, masalahSchema } from '@safar/shared/ops/kesehatan/kesehatan-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import { call, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import {
  countKept,
  suratDitolak,
  suratTertahan,
} from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { countClosed } from '../../platform/vault/sealed-cells.ts'
import type { Publisher } from '../../publishing/publikasi/contract.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { cadanganUsang } from '../cadangan/backup-notes.ts'
import { SEALED_CELLS } from '../tables/tables.ts'
import { masalahOf, type Ruang } from './masalah.ts'

type Deps = AppDeps & { publisher: Pick<Publisher, 'status'> }

/** Registers the call of the product's problems with their remedies, for admins. */
export function kesehatanRoutes(app: Api, deps: Deps): void {
  const { database, vault, env, now, siteUrl, publisher } = deps
  app.get(
    '/api/kesehatan',
    call(
      'admin',
      {
        tags: ['server'],
        summary:
          'What is wrong with the product itself, worst first, each with the way to mend it: the key of sealed values that is not here, mail that leaves for nobody or was refused, no backup, a disk that is nearly full, publishing that failed, licences without a day or over, and `SITE_URL` where it is not `asal`, at which a browser found the office.',
        querystring: z.object({
          asal: asalSchema
            .optional()
            .describe('Origin of the page that asks, such as https://www.safar.test'),
        }),
        response: { 200: listOf(masalahSchema) },
      },
      { isBackground: true },
    ),
    async (request) => {
      const { db } = database
      const { ppiu, pihk } = await readPengaturan(deps)
      const { keadaan: standing } = await vault.standing(db)
      const keadaan = {
        kunci: { standing, tertutup: await countClosed(db, vault, SEALED_CELLS) },
        surat: env.SMTP_URL ? { ...(await suratTertahan(db)), ...(await suratDitolak(db, now())) } : null,
        disimpan: await countKept(db),
        cadangan: env.CADANGAN_KE === undefined ? null : await cadanganUsang(db, now()),
        publikasi: publisher.status(),
        izin: [
          { label: 'PPIU', ...ppiu },
          { label: 'PIHK', ...pihk },
        ],
        ruang: await readRuang(env.DATA_DIR),
        siteUrl,
        asalLain: env.CORS_ORIGINS,
      }
      return { data: masalahOf(keadaan, hariIni(now()), request.query.asal) }
    },
  )
}

async function readRuang(dir: string): Promise<Ruang | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(dir)
    return { bebas: bavail * bsize, semua: blocks * bsize }
  } catch {
    return null
  }
}

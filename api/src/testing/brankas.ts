import { BERKAS_MAX_BYTES } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Api } from '../access/openapi/calls.ts'
import type { FileOwner, FilesOf } from '../files/berkas-pribadi/owner.ts'
import { privateFileRoutes } from '../files/berkas-pribadi/private-file.routes.ts'
import { createPrivateFiles } from '../files/berkas-pribadi/private-files.ts'
import type { FileStore } from '../files/gambar/store.ts'
import { held } from '../ops/tables/held.ts'
import { multipart } from './multipart.ts'
import { createTestApp } from './test-app.ts'

/*
 * A table whose records own private files: papers, which staff read, and proofs, which those who verify money read as
 * well.
 */

const BRANKAS: FileOwner = {
  jenis: 'brankas',
  fields: {
    paspor: {
      read: 'staff',
      write: 'staff',
      takes: ['image/jpeg', 'image/png', 'application/pdf'],
      max: BERKAS_MAX_BYTES,
      most: 3,
    },
    bukti: {
      read: 'office',
      write: 'office',
      takes: ['image/jpeg', 'image/png'],
      max: 1024 * 1024,
      most: 100,
    },
  },
}

export const paspor = (data_id: number): FilesOf => ({ owner: BRANKAS, bidang: 'paspor', data_id })

/** Runs a test against a server whose records 1 and 2 of that table take files; `openStore` replaces the store. */
export async function withBrankas(
  settings: Record<string, string> = {},
  openStore?: () => Promise<FileStore>,
) {
  const test = await createTestApp(settings)
  const { db } = test.deps.database
  await sql`create table brankas (id integer primary key, nama text not null)`.execute(db)
  await sql`insert into brankas (id, nama) values (1, 'Satu'), (2, 'Dua')`.execute(db)
  const { env, vault, now } = test.deps
  const files = createPrivateFiles(
    { env, vault, now, database: held(test.deps.database), ...(openStore && { openStore }) },
    [BRANKAS],
  )
  test.deps.berkasPribadi = files
  const api: Api = (test.app satisfies FastifyInstance).withTypeProvider()
  for (const bidang of Object.keys(BRANKAS.fields))
    privateFileRoutes(
      api,
      { berkasPribadi: files },
      {
        path: `/api/brankas/:id/${bidang}`,
        owner: BRANKAS,
        bidang,
        tag: 'brankas',
      },
    )
  const staf = await test.signIn('staf', 'siti@safar.test')
  return {
    test,
    db,
    files,
    staf,
    /** Uploads a file as staff. */
    async add(bytes: Buffer, nama = 'paspor.jpg', url = '/api/brankas/1/paspor', headers = staf) {
      const form = await multipart({ berkas: new File([new Uint8Array(bytes)], nama) })
      const { status, body } = await test.call<{ data?: { id: string }; message?: string }>({
        method: 'POST',
        url,
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      })
      return { status, message: body.message, id: body.data?.id ?? '' }
    },
    /** Every row of a file, as id and state. */
    rows: () => db.selectFrom('berkas_pribadi').select(['id', 'keadaan']).orderBy('id').execute(),
    removeRecord: (id: number) => sql`delete from brankas where id = ${id}`.execute(db),
  }
}

/** Makes a PDF of no pages, with the given text beside its dictionary. */
export function pdf({ trailer = '', before = '', after = '' } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.4\n${before}1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Length 12 >>\nstream\n/Encrypt 123\nendstream\nendobj\n` +
      `trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n${after}`,
    'latin1',
  )
}

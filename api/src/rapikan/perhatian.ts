import type { Publikasi } from '@safar/shared/publikasi/schema'
import type { AppDeps } from '../deps.ts'
import { listWeakAkun } from '../session/akun.repository.ts'
import { openQuestion } from './jam.ts'

/** What admins are to know or to answer, beside how publishing stands. */
export async function readAttention({
  database: { db },
  now,
}: Pick<AppDeps, 'database' | 'now'>): Promise<Pick<Publikasi, 'jam'> & { peringatan: string[] }> {
  const weak = await listWeakAkun(db)
  const jam = await openQuestion(db, now())
  return {
    peringatan: weak.map(
      (email) => `Password akun ${email} mudah ditebak. Minta pemiliknya menggantinya di Pengaturan.`,
    ),
    ...(jam && { jam }),
  }
}

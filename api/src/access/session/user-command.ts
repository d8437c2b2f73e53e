import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@safar/shared/access/session/password'
import { MAX_NAMA_LENGTH, ROLES } from '@safar/shared/access/session/session-schema'
import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { text } from '@safar/shared/platform/text/text'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { findAkun, insertAkun, listAkun, removeAkun, setPassword } from './akun.repository.ts'
import { isWeakPassword, type PasswordOwner } from './common-password.ts'
import { transact } from './context.ts'
import { removeAllFactors } from './faktor.ts'
import { brandOf } from './kata-kantor.ts'
import { logActivities, noteActivity } from './note-activity.ts'
import { hashPassword } from './password.ts'

export const USER_USAGE = `Usage:
  npm run user -- add --email E --role ${ROLES.join('|')} [--nama N]
  npm run user -- list
  npm run user -- passwd --email E
  npm run user -- remove --email E
  npm run user -- lepas-faktor --email E   (takes its second factors away: for who lost all of them)
The password is asked for, or read from standard input. --password P takes it from the command line, where every
account of this machine can read it while the command runs.`

type Deps = Pick<AppDeps, 'database' | 'now'>

/** Tells whether a command needs a password. */
export function setsPassword([command]: readonly string[]): boolean {
  return command === 'add' || command === 'passwd'
}

export interface UserCommandValues {
  email?: string | undefined
  role?: string | undefined
  password?: string | undefined
  nama?: string | undefined
}

const email = z
  .string({ error: '--email is missing' })
  .trim()
  .max(MAX_EMAIL_LENGTH, `--email: at most ${MAX_EMAIL_LENGTH} letters`)
  .regex(/^[^\s@\0]+@[^\s@\0]+$/, '--email: an address such as siti@safar.test')
const password = z
  .string({ error: '--password is missing' })
  .min(MIN_PASSWORD_LENGTH, `--password: at least ${MIN_PASSWORD_LENGTH} letters`)
  .max(MAX_PASSWORD_LENGTH, `--password: at most ${MAX_PASSWORD_LENGTH} letters`)
const role = z.enum(ROLES, { error: `--role: one of ${ROLES.join(', ')}` })

const addSchema = z.object({ email, role, password, nama: text(MAX_NAMA_LENGTH) })
const passwdSchema = z.object({ email, password })
const removeSchema = z.object({ email })

/**
 * Runs one command on accounts, beside a running server, and returns its output.
 * @throws Error with a sentence for whoever typed it
 */
export async function runUserCommand(
  deps: Deps,
  positionals: readonly string[],
  values: UserCommandValues,
): Promise<string> {
  const { db } = deps.database
  switch (positionals[0]) {
    case 'add': {
      const input = read(addSchema, values)
      await requireHardToGuess({ ...input, brand: await brandOf(db) })
      const passwordHash = await hashPassword(input.password)
      const added = await insertAkun(db, { ...input, passwordHash, now: deps.now() })
      if (!added) throw new Error(`There is an account for ${input.email} already.`)
      await note(deps, 'buat', await idOf(db, input.email), input.email)
      return `Added ${input.role} ${input.email}.`
    }
    case 'list': {
      const list = await listAkun(db)
      if (list.length === 0) return 'No accounts yet.'
      return list.map((akun) => [akun.role.padEnd(8), akun.email, akun.nama].join('  ').trimEnd()).join('\n')
    }
    case 'passwd': {
      const input = read(passwdSchema, values)
      await requireHardToGuess({ ...input, brand: await brandOf(db) })
      const id = await idOf(db, input.email)
      await setPassword(db, id, await hashPassword(input.password), deps.now())
      await note(deps, 'ubah', id, input.email)
      return `Changed the password of ${input.email}; its sessions have ended.`
    }
    case 'remove': {
      const input = read(removeSchema, values)
      const id = await idOf(db, input.email)
      await removeAkun(db, id)
      await note(deps, 'hapus', id, '')
      return `Removed ${input.email}; its sessions have ended.`
    }
    case 'lepas-faktor': {
      const input = read(removeSchema, values)
      const akun = await findAkun(db, input.email)
      if (!akun) throw new Error(`There is no account for ${input.email}.`)
      await transact(deps, null, async (context) => {
        await removeAllFactors(context.trx, akun.id)
        const dilepas = { data_id: akun.id, nama: akun.email, rinci: 'Dari baris perintah server' }
        await logActivities(context, { aksi: 'lepas-faktor', jenis: 'akun', ...dilepas })
      })
      return `Took the second factors of ${input.email} away; its sessions have ended, its password is as it was.`
    }
    default:
      throw new Error(USER_USAGE)
  }
}

/** Logs a change of an account by whoever has the machine: the activity log names nobody for it. */
function note(deps: Deps, aksi: 'buat' | 'ubah' | 'hapus', data_id: number, nama: string): Promise<void> {
  const rinci = aksi === 'ubah' ? 'Password, lewat perintah di server' : 'Lewat perintah di server'
  return noteActivity(deps, null, { aksi, jenis: 'akun', data_id, nama, rinci })
}

async function requireHardToGuess({
  password,
  ...owner
}: PasswordOwner & { password: string }): Promise<void> {
  if (!(await isWeakPassword(password, owner))) return
  throw new Error('--password: this one is easily guessed. Take another, a few random words for instance.')
}

function read<Schema extends z.ZodType>(schema: Schema, values: UserCommandValues): z.output<Schema> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  throw new Error(`${parsed.error.issues.map((issue) => issue.message).join('\n')}\n\n${USER_USAGE}`)
}

async function idOf(db: Kysely<Tables>, address: string): Promise<number> {
  const akun = await findAkun(db, address)
  if (!akun) throw new Error(`There is no account for ${address}.`)
  return akun.id
}

import { rekeningKey } from '@safar/shared/money/mutasi/mutasi'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'

/** An account of the agency: its bank and number as the settings write them, and the digits that lines are kept by. */
export interface AgencyAccount {
  bank: string
  nomor: string
  digits: string
}

/** The account of an agency whose settings name none. */
const NAMELESS: AgencyAccount = { bank: '', nomor: '', digits: '' }

type Deps = Pick<AppDeps, 'database' | 'pengaturanAwal'>

async function listAccounts(deps: Deps): Promise<AgencyAccount[]> {
  const { rekening } = await readPengaturan(deps)
  return rekening.map(({ bank, nomor }) => ({ bank, nomor, digits: rekeningKey(nomor) }))
}

/**
 * Finds the account that is asked for; without a number that which the statement names, else the first.
 * @param asked a number as somebody writes it; blank if none was
 * @param named digits that a statement names; blank if it names none
 * @throws HttpError 422 for a number that is none of the agency's
 */
export async function findAccount(deps: Deps, asked: string, named = ''): Promise<AgencyAccount> {
  const accounts = await listAccounts(deps)
  const digits = rekeningKey(asked)
  if (asked.trim() !== '') {
    const found = accounts.find((account) => digits !== '' && account.digits === digits)
    if (!found) throw invalidFields({ rekening: ['Rekening ini tidak ada di Pengaturan.'] })
    return found
  }
  return accounts.find((account) => named !== '' && account.digits === named) ?? accounts[0] ?? NAMELESS
}

/** Tells whether digits are those of one of the agency's accounts. */
export async function isAgencyAccount(deps: Deps, digits: string): Promise<boolean> {
  return (await listAccounts(deps)).some((account) => account.digits === digits)
}

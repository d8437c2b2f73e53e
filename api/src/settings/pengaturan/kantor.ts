import type { Agency } from '@safar/shared/settings/agency'
import type { AppDeps } from '../../platform/deps.ts'
import { readAgency } from './agency.ts'

/** Who a message is from, and where its links lead. */
export interface Kantor {
  agency: Agency
  siteUrl: string
}

/** Hours within which a request about somebody's data is answered. */
export const jamJawab = ({ agency }: Pick<Kantor, 'agency'>): number => agency.angka.jawab_data_jam.nilai

/** The office as it stands in the settings now. */
export async function readKantor(
  deps: Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>,
): Promise<Kantor> {
  return { agency: await readAgency(deps), siteUrl: deps.siteUrl }
}

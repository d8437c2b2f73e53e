import type { Agency } from '@safar/shared/settings/agency'
import type { AppDeps } from '../../platform/deps.ts'
import { readAgency } from './agency.ts'

/** The sender of a message, and the origin of its links. */
export interface Kantor {
  agency: Agency
  siteUrl: string
}

/** Returns the hours within which a data request is answered. */
export const answerHours = ({ agency }: Pick<Kantor, 'agency'>): number => agency.angka.jawab_data_jam.nilai

/** Reads the office from the present settings. */
export async function readKantor(
  deps: Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>,
): Promise<Kantor> {
  return { agency: await readAgency(deps), siteUrl: deps.siteUrl }
}

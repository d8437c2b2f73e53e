import { PAGE_NOUNS, type PageNoun, recordPath } from '@safar/shared/platform/address/record'
import { agency } from './agency.ts'
import { listArtikel } from './artikel/list-artikel.ts'
import { listLayanan } from './layanan/list-layanan.ts'
import { artikelCard, layananCard, type OgCard, paketCard, pembimbingCard } from './og/card.ts'
import { listPaket } from './paket/list-paket.ts'
import { listPembimbing } from './pembimbing/list-pembimbing.ts'

/** A record's page, for sitemap and pictures of shared links. */
export interface OwnPage {
  path: string
  /** Since when it is as it is. */
  changed: string
  /** The card of its picture for shared links. */
  card: OgCard
}

interface Told {
  slug: string
  updated_at: string
}

const pagesOf =
  <Data extends Told>(list: () => Promise<readonly Data[]>, card: (brand: string, record: Data) => OgCard) =>
  async (noun: PageNoun): Promise<OwnPage[]> =>
    (await list()).map((record) => ({
      path: recordPath(noun, record.slug),
      changed: record.updated_at,
      card: card(agency.brand, record),
    }))

const RECORDS: Readonly<Record<PageNoun, (noun: PageNoun) => Promise<OwnPage[]>>> = {
  paket: pagesOf(listPaket, paketCard),
  artikel: pagesOf(listArtikel, artikelCard),
  layanan: pagesOf(listLayanan, layananCard),
  pembimbing: pagesOf(listPembimbing, pembimbingCard),
}

/** Returns the page of every record, noun by noun. */
export async function ownPages(): Promise<OwnPage[]> {
  return (await Promise.all(PAGE_NOUNS.map((noun) => RECORDS[noun](noun)))).flat()
}

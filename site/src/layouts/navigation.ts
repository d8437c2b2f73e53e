import * as page from '@safar/shared/platform/address/page'
import { RECORD_FOLDER, recordPath } from '@safar/shared/platform/address/record'
import { agency } from '../agency.ts'
import { listArtikel } from '../artikel/list-artikel.ts'
import { listGaleri } from '../galeri/list-galeri.ts'
import { listLayanan } from '../layanan/list-layanan.ts'
import { listPembimbing } from '../pembimbing/list-pembimbing.ts'
import { question } from '../question.ts'
import { listTanya } from '../tanya/list-tanya.ts'

interface NavigationLink {
  label: string
  href?: string
  /** Pages that lie under it, by addresses of their own. */
  under?: readonly string[]
}

/** Header links (SPEC section 2); one without an address is shown and leads nowhere. */
const NAVIGATION: readonly NavigationLink[] = [
  { label: 'Profil', href: page.profil, under: [page.pembimbing, RECORD_FOLDER.layanan] },
  { label: 'Umroh', href: page.umroh },
  { label: 'Haji', href: page.haji },
  { label: 'Galeri', href: page.galeri },
  { label: 'Blog', href: page.artikel },
  { label: 'Kemitraan' },
]

/** The footer's services, as SPEC names them. */
const LAYANAN = ['Haji Khusus', 'Umroh Overseas', 'Umroh Plus', 'Overseas Malaysia', 'Halal Tour'] as const

const COMPANY: readonly NavigationLink[] = [
  { label: 'Tentang Kami', href: page.profil },
  { label: 'Profil Ustadz Pembimbing', href: page.pembimbing },
  { label: 'Artikel', href: page.artikel },
  { label: 'Tanya Jawab', href: page.tanyaJawab },
  { label: `Admin ${agency.brand}` },
]

export interface LinkHere extends NavigationLink {
  /** The page itself, or one that lies under it, as `aria-current` says it. */
  current: 'page' | 'true' | undefined
}

/** Returns the header's links, marked as current for the page at `pathname`. */
export async function navigationAt(pathname: string): Promise<LinkHere[]> {
  const path = pathname.replace(/\.html$/, '')
  const liesUnder = (above: string) => path.startsWith(`${above}/`)
  const currentOf = ({ href, under = [] }: NavigationLink): LinkHere['current'] => {
    if (href === undefined) return undefined
    if (href === path) return 'page'
    return liesUnder(href) || under.includes(path) || under.some(liesUnder) ? 'true' : undefined
  }
  return (await leading(NAVIGATION)).map((link) => ({ ...link, current: currentOf(link) }))
}

/** Returns the footer's links about the company. */
export const companyLinks = (): Promise<NavigationLink[]> => leading(COMPANY)

/** Asks for the footer's links to services: as many as SPEC names, and its own labels where none is live. */
export const layananLinks = question('navigasi/layanan', async (): Promise<NavigationLink[]> => {
  const live = (await listLayanan()).slice(0, LAYANAN.length)
  if (live.length === 0) return LAYANAN.map((label) => ({ label }))
  return live.map(({ nama, slug }) => ({ label: nama, href: recordPath('layanan', slug) }))
})

/** Asks which pages of lists are empty yet. */
const emptyLists = question(
  'navigasi/kosong',
  async (): Promise<[string, boolean][]> => [
    [page.artikel, (await listArtikel()).length === 0],
    [page.pembimbing, (await listPembimbing()).length === 0],
    [page.tanyaJawab, (await listTanya()).length === 0],
    [page.galeri, (await listGaleri()).length === 0],
  ],
)

/** Turns links to empty lists into SPEC's labels as plain text. */
async function leading(links: readonly NavigationLink[]): Promise<NavigationLink[]> {
  const isEmpty = new Map<string | undefined, boolean>(await emptyLists())
  return links.flatMap((link): NavigationLink[] => {
    const { label, href } = link
    if (!href || !isEmpty.get(href)) return [link]
    return href === page.tanyaJawab ? [] : [{ label }]
  })
}

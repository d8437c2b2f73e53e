import { mayOpen } from '@safar/shared/akun/page-who'
import { searchTerms, searchText } from '@safar/shared/cari'
import { foldText } from '@safar/shared/fold-text'
import {
  IconAdjustmentsHorizontal,
  IconClock,
  IconPlugConnected,
  IconPlus,
  IconUser,
} from '@tabler/icons-react'
import { paths } from '../../paths.ts'
import { CARDS } from '../../pengaturan/looks.ts'
import { lastOpened } from '../../session/last-opened.ts'
import { getRole } from '../../session/session-store.ts'
import { iconOf, navigationOf } from '../navigation.ts'
import { HALAMAN, type Item, TINDAKAN } from './item.ts'

/** What can be begun, as the menu says it. Nothing here takes anything away. */
export function actionItems(): Item[] {
  return navigationOf(getRole()).flatMap(({ add }) =>
    add ? [{ key: add.to, group: TINDAKAN, label: add.label, icon: IconPlus, to: add.to }] : [],
  )
}

/** The office's own pages, and what can be set on the page of settings. */
export function pageItems(): Item[] {
  const pages = navigationOf(getRole()).flatMap(({ label, icon, to }) =>
    to ? [{ key: to, group: HALAMAN, label, icon, to }] : [],
  )
  const profile = {
    key: paths.settingsProfile,
    group: HALAMAN,
    label: 'Profil saya',
    hint: 'Nama dan password',
    icon: IconUser,
    to: paths.settingsProfile,
  }
  const integrasi = {
    key: paths.integrasi,
    group: HALAMAN,
    label: 'Integrasi',
    hint: 'Webhook dan token',
    icon: IconPlugConnected,
    to: paths.integrasi,
  }
  const cards = CARDS.map(({ id, title, hint }) => {
    const to = `${paths.pengaturan}#${id}`
    return { key: to, group: HALAMAN, label: title, hint: hint ?? '', icon: IconAdjustmentsHorizontal, to }
  })
  return [
    ...pages,
    profile,
    ...(mayOpen(getRole(), paths.integrasi) ? [integrasi] : []),
    ...(mayOpen(getRole(), paths.pengaturan) ? cards : []),
  ]
}

/** What was opened last. */
export function openedItems(): Item[] {
  return lastOpened().map(({ judul, alamat }) => ({
    key: `dibuka:${alamat}`,
    group: 'Terakhir dibuka',
    label: judul,
    icon: iconOf(alamat) ?? IconClock,
    to: alamat,
  }))
}

/** Those that hold every word, the ones that begin with them first. */
export function matching(items: readonly Item[], q: string): Item[] {
  const terms = searchTerms(q)
  const begins = foldText(q.trim())
  const found = items.filter((item) => isMatch(item, terms))
  return found.sort(
    (a, b) => Number(foldText(b.label).startsWith(begins)) - Number(foldText(a.label).startsWith(begins)),
  )
}

/** Whether an item's words hold every word of a search. */
export function isMatch({ label, hint = '' }: Pick<Item, 'label' | 'hint'>, terms: string[][]): boolean {
  const text = searchText([label, hint])
  return terms.every((forms) => forms.some((form) => text.includes(form)))
}

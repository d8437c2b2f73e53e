import { ActionIcon, Button } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { sapaanChat } from '@safar/shared/people/pendaftaran/sapaan'
import { chatUrl, isLandline, mailUrl, phoneUrl } from '@safar/shared/platform/contact/chat'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { brand } from '../../platform/merek.ts'

interface Props {
  pendaftaran: Pendaftaran
  /** The package's name; empty where none was chosen. */
  namaPaket: string
  /** First words of a chat, where there is more to say than who we are. */
  message?: string
  /** True for an icon without a label, where a row has no room. */
  isIcon?: boolean
}

/** Renders the next step with a person: WhatsApp where their number takes it, else a call, else a mail. */
export function ContactButton({ pendaftaran, namaPaket, message, isIcon = false }: Props) {
  const { paket } = pendaftaran
  // Lists of people pass the message; without packages it names no day.
  const { data: list } = useQuery({ ...paketQueries.list(), enabled: message === undefined })
  const tanggal = list?.find(({ slug }) => slug === paket)?.tanggal_keberangkatan ?? ''
  const way = wayTo(
    pendaftaran,
    () => message ?? sapaanChat(brand(), pendaftaran, { paket: namaPaket, tanggal }),
  )
  const { word, icon: Icon, ...link } = way
  if (isIcon) {
    return (
      <ActionIcon component="a" {...link} variant="default" size={34}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Button component="a" {...link} variant="default" leftSection={<Icon size={18} aria-hidden />}>
      {word}
    </Button>
  )
}

function wayTo({ nama, email, telepon }: Pendaftaran, words: () => string) {
  if (!telepon)
    return { word: 'Email', icon: IconMail, href: mailUrl(email), 'aria-label': `Kirim email kepada ${nama}` }
  if (isLandline(telepon))
    return { word: 'Telepon', icon: IconPhone, href: phoneUrl(telepon), 'aria-label': `Telepon ${nama}` }
  return {
    word: 'Chat',
    icon: IconBrandWhatsapp,
    href: chatUrl(telepon, words()),
    target: '_blank',
    rel: 'noreferrer',
    'aria-label': `Chat dengan ${nama} (tab baru)`,
  }
}

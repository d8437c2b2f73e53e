import { Button } from '@mantine/core'
import { chatUrl, isLandline, mailUrl, phoneUrl } from '@safar/shared/chat'
import { sapaanChat } from '@safar/shared/pendaftaran/sapaan'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { brand } from '../merek.ts'
import { paketQueries } from '../paket/paket.queries.ts'

interface Props {
  pendaftaran: Pendaftaran
  /** Empty where none was chosen. */
  namaPaket: string
  /** First words of a chat, where there is more to say than who we are. */
  message?: string
}

/** The next step with a person: a chat where their number takes one, else a call, else a mail. */
export function ContactButton({ pendaftaran, namaPaket, message }: Props) {
  const { nama, email, telepon, paket } = pendaftaran
  // The lists that show people have it at hand; without it the words name no day.
  const { data: list } = useQuery({ ...paketQueries.list(), enabled: message === undefined })
  const tanggal = list?.find(({ slug }) => slug === paket)?.tanggal_keberangkatan ?? ''
  if (!telepon) {
    return (
      <Button
        component="a"
        href={mailUrl(email)}
        variant="default"
        leftSection={<IconMail size={18} aria-hidden />}
        aria-label={`Kirim email kepada ${nama}`}
      >
        Email
      </Button>
    )
  }
  if (isLandline(telepon)) {
    return (
      <Button
        component="a"
        href={phoneUrl(telepon)}
        variant="default"
        leftSection={<IconPhone size={18} aria-hidden />}
        aria-label={`Telepon ${nama}`}
      >
        Telepon
      </Button>
    )
  }
  return (
    <Button
      component="a"
      href={chatUrl(telepon, message ?? sapaanChat(brand(), pendaftaran, { paket: namaPaket, tanggal }))}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
      aria-label={`Chat dengan ${nama} (tab baru)`}
    >
      Chat
    </Button>
  )
}

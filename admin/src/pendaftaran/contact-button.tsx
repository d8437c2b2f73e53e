import { Button } from '@mantine/core'
import { chatUrl, isLandline, mailUrl, phoneUrl } from '@safar/shared/chat'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { brand } from '../merek.ts'

/** First words to a person; what they did not choose is not named. */
function greetingTo({ nama, kode }: Pendaftaran, namaPaket: string): string {
  return `Assalamu'alaikum ${nama}, kami dari ${brand()} tentang pendaftaran Anda${namaPaket && ` untuk ${namaPaket}`} (kode ${kode}).`
}

interface Props {
  pendaftaran: Pendaftaran
  /** Empty where none was chosen. */
  namaPaket: string
  /** First words of a chat, where there is more to say than who we are. */
  message?: string
}

/** The next step with a person: a chat where their number takes one, else a call, else a mail. */
export function ContactButton({ pendaftaran, namaPaket, message }: Props) {
  const { nama, email, telepon } = pendaftaran
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
      href={chatUrl(telepon, message ?? greetingTo(pendaftaran, namaPaket))}
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

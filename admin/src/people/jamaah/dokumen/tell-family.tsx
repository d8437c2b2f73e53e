import { Button, Text } from '@mantine/core'
import { ditolakChat } from '@safar/shared/people/jamaah/dokumen'
import type { Dokumen } from '@safar/shared/people/jamaah/dokumen-schema'
import { chatUrl, isLandline } from '@safar/shared/platform/contact/chat'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { brand } from '../../../platform/merek.ts'
import { CopyField } from '../../../platform/ui/copy-field.tsx'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { useFormValues } from '../../../records/form/form-context.ts'
import type { JamaahValues } from '../jamaah-values.ts'

/** Renders the way to tell the family of a refused paper: a chat with the words written, read before it is sent. */
export function TellFamily({ paper, onTold }: { paper: Dokumen; onTold: () => void }) {
  const phone = useFormValues(({ no_hp, telepon }: JamaahValues) => no_hp || telepon)
  const words = ditolakChat(brand(), paper.jenis, paper.alasan)
  if (phone === '' || isLandline(phone))
    return (
      <div>
        <Text size="sm" mb="xs">
          Nomor HP jamaah ini belum diisi. Salin pesannya, lalu kirim ke keluarganya.
        </Text>
        <CopyField label="Pesan" value={words} />
      </div>
    )
  return (
    <div>
      <Button
        component="a"
        variant="default"
        href={chatUrl(phone, words)}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        aria-label="Kabari keluarga lewat WhatsApp (tab baru)"
        onClick={onTold}
      >
        Kabari keluarga
      </Button>
      {paper.dikabari_pada && (
        <Text size="sm" c="var(--muted)" mt={4}>
          Chat dibuka {formatWaktu(paper.dikabari_pada)}.
        </Text>
      )}
    </div>
  )
}

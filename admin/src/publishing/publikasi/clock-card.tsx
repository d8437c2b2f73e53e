import { Alert, Button, Card, Text } from '@mantine/core'
import type { TanyaJam } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { IconClock } from '@tabler/icons-react'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { useConfirmJam } from './publikasi.queries.ts'

/** Asks if the server's clock is right; nothing is deleted by its age until that is confirmed. */
export function ClockCard({ jam }: { jam: TanyaJam }) {
  const confirm = useConfirmJam()
  return (
    <Card>
      <Alert color="yellow" icon={<IconClock aria-hidden />} title="Apakah jam server benar?">
        <Text size="sm">
          Terakhir tercatat {formatWaktu(jam.tercatat_pada)}, sekarang jam server menunjukkan{' '}
          {formatWaktu(jam.sekarang)}. Sampah, pendaftaran lama, dan gambar yang tidak dipakai belum dihapus
          sampai Anda memastikannya. Bila jamnya salah, minta pengelola server membetulkannya.
        </Text>
        {confirm.isError && (
          <Text role="alert" c="var(--red)" fw={640} size="sm" mt="sm">
            Jawaban gagal disimpan. Coba lagi.
          </Text>
        )}
        <Button mt="sm" size="sm" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          Jam server benar
        </Button>
      </Alert>
    </Card>
  )
}

import { Text } from '@mantine/core'
import { CopyField } from '../../platform/ui/copy-field.tsx'

/** Renders the link of an invitation that no mail carried. It is shown this once. */
export function TautanUndangan({ untuk, tautan }: { untuk: string; tautan: string }) {
  return (
    <div role="status">
      <Text style={{ overflowWrap: 'anywhere' }}>
        Undangan untuk {untuk} tidak sampai lewat email. Salin tautannya dan serahkan sendiri kepada orangnya;
        tautan ini hanya tampil sekali.
      </Text>
      <CopyField label={`Tautan undangan ${untuk}`} value={tautan} />
    </div>
  )
}

/** Words of the field of what a family needs on its journey, wherever a booking has it. */
export const KEBUTUHAN_LABEL = 'Kebutuhan keluarga'
export const KEBUTUHAN_HINT =
  'Misalnya kursi roda, makanan, hamil. Disegel, hanya dibaca staf dan pembimbing.'

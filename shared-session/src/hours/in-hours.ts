import { i18n, registerTexts } from 'shared-session';

registerTexts({ LBL_HOURS_SHORT: '{{hours}} h' });

/** Hours, written as the user writes numbers, with the unit as their language has it: `8.00 h`, `8,00 u`, `8.00시간`. */
export const inHours = (hours: string | number): string => i18n.t('LBL_HOURS_SHORT', { hours });

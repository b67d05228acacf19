import { useQuery } from '@tanstack/react-query';
import type { EngagementItem } from 'shared-client/engagements';
import { getSurveys, type Survey } from 'shared-client/surveys';

/** A survey that waits for a response. */
export interface Asked {
  readonly engagementId: number;
  readonly survey: Survey;
}

/**
 * Surveys that wait for a response, of the first running engagements only: the engagement list does not say which have one, and cancelled
 * or pending ones have none.
 */
export function useSurveys(engagements: readonly EngagementItem[]) {
  const ids = engagements
    .filter((one) => one.status === 'Filled')
    .slice(0, 5)
    .map((one) => one.id);
  return useQuery({
    queryKey: ['surveys', ids],
    queryFn: async ({ signal }): Promise<readonly Asked[]> => {
      const lists = await Promise.all(
        ids.map(async (engagementId) =>
          (await getSurveys(engagementId, { signal }).catch(() => [])).map((survey) => ({ engagementId, survey })),
        ),
      );
      return lists.flat().filter((one) => !one.survey.completed);
    },
  });
}

import type { Generated } from 'kysely';
import type { SurveyQuestion, SurveyResponse } from 'shared-client/schema/surveys';

export interface SurveyTable {
  id: Generated<number>;
  engagement_id: number;
  name: string;
  introduction: string | null;
  due_date: string | null;
  questions: SurveyQuestion[];
}

export interface SurveyResponseTable {
  survey_id: number;
  user_id: number;
  answers: SurveyResponse[];
  answered_at: Date;
}

export interface SurveyTables {
  survey: SurveyTable;
  survey_response: SurveyResponseTable;
}

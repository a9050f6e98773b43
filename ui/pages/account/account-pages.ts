import { dashboardAction } from './dashboard/late-dashboard-action';
import { dashboardLoader } from './dashboard/dashboard-loader';
import { DashboardPage } from './dashboard/dashboard-page';
import { loginAction } from './login/late-login-action';
import { loginLoader } from './login/login-loader';
import { LoginPage } from './login/login-page';
import { resetAction } from './reset/late-reset-action';
import { resetLoader } from './reset/reset-loader';
import { ResetPage } from './reset/reset-page';

/** The pages of logging in, each with its loader and what becomes of a form posted to it. */
export const login = { View: LoginPage, loader: loginLoader, action: loginAction };
export const dashboard = {
  View: DashboardPage,
  loader: dashboardLoader,
  action: dashboardAction,
};
export const reset = { View: ResetPage, loader: resetLoader, action: resetAction };

import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './settings.tsx';
import './theme.css';

applySettings();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Words that the copy of more than one language uses and that a dictionary lacks: names of products, standards and
 * methods, with their abbreviations, and terms such as `serverless`.
 */
export const sharedWords = words(`
  AA AAA ADKAR Airflow Ansible Apache API Automate AWS Azure Backstage BGP BI BigQuery BPMN Camunda
  chatbots CI Claude Copilot CSS CST Databricks dbt DevOps Diffusion ERP Face Figma FinOps Flower
  Fortune Gemini GitHub GitOps Google GPT HIPAA HTML Hugging Hyper-V IP JavaScript Kafka Kubernetes
  LangChain Linux LlamaIndex MLflow multifactor NET OCR ONNX pgvector POS Power Python PyTorch React
  RFP Runtime Runway Salesforce SAP SD-WAN serverless ServiceNow SHAP Snowflake SQL SRE Stable
  Tableau Terraform TypeScript UI UiPath UPS UX vLLM VMware Wardley WCAG Whisper Wi-Fi
`);

/** Correct words that the dictionary of a language lacks, by the tag of the language. */
export const knownWords: Readonly<Record<string, readonly string[]>> = {
  en: words(`
    APIs automations barcode bioinformatics CIOs configurator cutover cybersecurity drugmakers
    failover licensors LLMs microlearning microservices observability OKRs omnichannel onboarding
    payables PDFs pharma pre-mortem readmissions résumé roadmap roadmaps rollout rollouts runbooks
    schemas telemedicine timesheets toolkits unmute uptime VLANs
  `),
  es: words(`
    apagarlo app apps autopartes B bioinformática boosting brief C Ciberseguridad CIO Cloud code
    configurarlas cookies core CRM datum Descríbalo descártelo diligence due Enrutamiento escaneos
    Farmacovigilancia Feature Firewalls firmware flags frutícola full Gradient hotelería Háblenos IA
    Indíquenos landing learning licenciantes LLM low m mainframe microaprendizaje Microservicios
    monitoreo mortem mouse mueblero multimodal Observabilidad OKR omnicanal p PDF pipelines
    planeación Postúlese pre pregúntenos Proxy puntaje puntajes rack racks reentrenamiento
    reentrenar regulatorio regulatorios reingresos responderle Revalidación robotizar RPA stack
    Startup switch switches sénior teclearlas telemedicina ticket Transfer videoconsulta
    videoconsultas Virtualización VLAN zone zones zoom
  `),
};
